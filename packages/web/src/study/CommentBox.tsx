import { studyWords } from '../i18n/study-words.ts';

interface Props {
  readonly text: string;
  readonly isEditing: boolean;
  readonly onChange: (text: string) => void;
}

/** The comment on the current move, to read or to write. It is saved when the reader leaves the field. */
export function CommentBox({ text, isEditing, onChange }: Props) {
  const { comment, commentHint } = studyWords();
  if (!isEditing)
    return text === '' ? null : (
      <p class="study-comment" role="note">
        {text}
      </p>
    );
  return (
    <label class="field">
      <span class="field__label">{comment}</span>
      <textarea
        class="study-comment__field"
        rows={4}
        maxLength={4000}
        placeholder={commentHint}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
    </label>
  );
}
