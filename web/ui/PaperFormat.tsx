const margin = 8;
/** How much smaller everything is on paper than on the screen. */
const scale = 0.72;
const lying = "lying";

const format = `
@page { size: A4 portrait; margin: ${margin}mm; }
@page ${lying} { size: A4 landscape; margin: ${margin}mm; }
@media print { html, body { background: none !important; color-scheme: light !important; } }
`;

const withoutHead = "@media print { [data-page-head] { display: none } }";

/** How a page goes to paper: on A4, without the ground that it stands on. */
export function PaperFormat({
  headless = false,
}: {
  /** Whether its title stays on the screen. */ headless?: boolean;
}) {
  return <style>{headless ? format + withoutHead : format}</style>;
}

/** For the page as a whole. */
export const onPaper = { minH: "auto", zoom: scale } as const;

/** For what is wider than high: a sheet of its own that lies on its side, over its whole width. */
export const onLyingSheet = { page: lying, width: `${(297 - 2 * margin) / scale}mm` } as const;
