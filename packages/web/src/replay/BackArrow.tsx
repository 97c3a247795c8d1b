/** The sign on a link that leads back. */
export function BackArrow() {
  return (
    <svg class="replay__arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M14.500 5 7.500 12l7 7" />
    </svg>
  );
}
