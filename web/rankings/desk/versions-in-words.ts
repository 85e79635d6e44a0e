import { formatMonth } from "../../ui/format";

interface Version {
  readonly month: string;
  readonly number: number;
}

/** What came of points or a correction: "Nova versão: outubro de 2026 (versão 2)". @param none where no list is another one. */
export function versionsInWords(versions: readonly Version[], none: string): string {
  const [first, ...others] = versions.map(({ month, number }) => `${formatMonth(month)} (versão ${number})`);
  if (first === undefined) return none;
  if (others.length === 0) return `Nova versão: ${first}`;
  if (others.length > 3) return `${versions.length} listas têm nova versão`;
  return `Novas versões: ${[first, ...others].join(", ")}`;
}
