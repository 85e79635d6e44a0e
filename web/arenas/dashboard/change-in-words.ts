export interface Change {
  direction: "up" | "down" | "none";
  /** "12% a mais que no mês passado". */
  words: string;
}

/**
 * How a number of this month stands beside that of the last one; a percentage only where there was something to compare
 * with. @param none what 0 is called: "nada", "nenhum".
 */
export function changeInWords(now: number, before: number, none: string): Change {
  if (now === before)
    return { direction: "none", words: now === 0 ? `${none} neste mês` : "igual ao mês passado" };
  const direction = now > before ? "up" : "down";
  if (before <= 0) return { direction, words: `${none} no mês passado` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return { direction: "none", words: "quase igual ao mês passado" };
  return { direction, words: `${percent}% ${direction === "up" ? "a mais" : "a menos"} que no mês passado` };
}
