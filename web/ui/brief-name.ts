/** "Thiago de Souza Menezes" → "Thiago M.": for places where two names stand beside something else. */
export function briefName(name: string): string {
  const [first, ...rest] = name.split(/\s+/).filter(Boolean);
  const last = [...(rest.at(-1) ?? "")][0];
  return last === undefined ? (first ?? "") : `${first} ${last.toUpperCase()}.`;
}
