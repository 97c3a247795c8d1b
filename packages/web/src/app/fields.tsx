import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import './fields.css';

interface OneOfProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly name: (value: Value) => ComponentChildren;
  readonly onChoose: (value: Value) => void;
  /** Describes the chosen value. */
  readonly hint?: string;
}

/** A choice between a few values, shown side by side. */
export function OneOf<Value extends string>({
  label,
  values,
  value,
  name,
  onChoose,
  hint,
}: OneOfProps<Value>) {
  const group = useId();
  return (
    <fieldset class="one-of">
      <legend class="field__label">{label}</legend>
      <div class="one-of__values">
        {values.map((option) => (
          <label class="one-of__value" key={option}>
            <input
              class="one-of__input"
              type="radio"
              name={group}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span class="one-of__name">{name(option)}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p class="one-of__hint" aria-live="polite">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

interface SomeOfProps<Value extends string> extends Pick<OneOfProps<Value>, 'label' | 'values' | 'name'> {
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/** A choice of at least one of a few values, shown side by side. */
export function SomeOf<Value extends string>({ label, values, chosen, name, onChoose }: SomeOfProps<Value>) {
  const toggle = (value: Value, input: HTMLInputElement) => {
    const others = chosen.filter((each) => each !== value);
    if (chosen.includes(value) && others.length === 0) input.checked = true;
    else onChoose(values.filter((each) => (each === value) !== chosen.includes(each)));
  };
  return (
    <fieldset class="one-of">
      <legend class="field__label">{label}</legend>
      <div class="one-of__values">
        {values.map((option) => (
          <label class="one-of__value" key={option}>
            <input
              class="one-of__input"
              type="checkbox"
              value={option}
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.currentTarget)}
            />
            <span class="one-of__name">{name(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        class="switch__box"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

interface DisclosureProps {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** Collapsible content. It is not rendered, and loads nothing, until it is first opened. */
export function Disclosure({ summary, children, class: more }: DisclosureProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details class={more} onToggle={(event) => event.currentTarget.open && setWasOpen(true)}>
      <summary class="disclosure">{summary}</summary>
      {wasOpen && children}
    </details>
  );
}
