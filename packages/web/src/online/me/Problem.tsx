/** What went wrong, announced by screen readers. */
export function Problem({ text, id }: { readonly text: string | null; readonly id?: string }) {
  return text === null ? null : (
    <p class="note" role="alert" id={id}>
      {text}
    </p>
  );
}
