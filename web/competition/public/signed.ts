/** A balance with its sign, and a true minus: 3 → "+3", −2 → "−2". */
export function signed(balance: number): string {
  return balance > 0 ? `+${balance}` : balance < 0 ? `−${-balance}` : "0";
}
