/** A title with a number in front of it, which replaces an earlier one. */
export function titleWith(title: string, waiting: number): string {
  const plain = title.replace(/^\(\d+\) /, '');
  return waiting === 0 ? plain : `(${waiting}) ${plain}`;
}
