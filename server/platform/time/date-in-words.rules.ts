import { monthInWords } from "./time-in-words.rules";

// Beside the other words of days, which every page brings: this is for few.

/** "2026-03-07" → "07 de março de 2026". */
export const dateInWords = (day: string): string => `${day.slice(8)} de ${monthInWords(day)}`;
