import type { Named } from '../../online/model/open-seats.ts';
import { PersonName } from './PersonName.tsx';

/** Stand for names while the sentence is made, because it may join or decline what it contains. */
const FIRST_MARK = 0xe000;
const MARK = /([\ue000-\uf8ff])/;

interface Props {
  readonly people: readonly Named[];
  /** Makes a sentence from the names. */
  readonly sentence: (names: readonly string[]) => string;
}

/** A sentence with names, each of which leads to a profile if it is known whose it is. */
export function NamesIn({ people, sentence }: Props) {
  const parts = sentence(people.map((_, index) => String.fromCharCode(FIRST_MARK + index))).split(MARK);
  return (
    <>
      {parts.map((part, index) => {
        const person = MARK.test(part) ? people[part.charCodeAt(0) - FIRST_MARK] : undefined;
        return person === undefined ? part : <Name key={index} {...person} />;
      })}
    </>
  );
}

function Name({ name, id }: Named) {
  return id === undefined ? <>{name}</> : <PersonName person={{ id, name }} />;
}
