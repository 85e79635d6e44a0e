/** "53,5% do total", with one decimal; "0,0% do total" of nothing. @param part in centavos, like the whole. */
export function shareInWords(part: number, whole: number): string {
  const permille = whole === 0 ? 0 : Math.round((part * 1000) / whole);
  const digits = Math.abs(permille);
  return `${permille < 0 ? "-" : ""}${Math.floor(digits / 10)},${digits % 10}% do total`;
}
