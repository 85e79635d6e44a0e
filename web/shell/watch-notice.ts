/**
 * Tells the styles, as `--praia-notice`, how much of the notice above the page is in sight: what is as high as the window
 * ends where the window does.
 * @returns ends it
 */
export function watchNotice(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () =>
    style.setProperty("--praia-notice", `${Math.max(0, notice.getBoundingClientRect().bottom)}px`);
  measure();
  addEventListener("scroll", measure, { passive: true });
  addEventListener("resize", measure);
  return () => {
    removeEventListener("scroll", measure);
    removeEventListener("resize", measure);
    style.removeProperty("--praia-notice");
  };
}
