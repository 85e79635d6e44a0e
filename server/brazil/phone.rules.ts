/**
 * The number to compare or dial: digits only, without Brazil's 55; another country's keeps its plus.
 * "+55 (11) 98765-4321" → "11987654321", "+351 912 345 678" → "+351912345678".
 */
export function normalisePhone(input: string): string {
  const digits = input.replace(/\D/g, "");
  // In parentheses 55 is the area code of Santa Maria.
  const isBrazilian = /^55\d{10,11}$/.test(digits) && !/^\s*\(55\)/.test(input);
  if (isBrazilian) return digits.slice(2);
  return input.trim().startsWith("+") ? `+${digits}` : digits;
}

/** (11) 98765-4321 or (11) 3456-7890; anything else is shown as it was typed. */
export function formatPhone(input: string): string {
  const match = /^(\d{2})(\d{4,5})(\d{4})$/.exec(normalisePhone(input));
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : input.trim();
}

/** The number as WhatsApp wants it: with the country, digits only; null for what is no whole number. */
export function whatsAppNumber(phone: string): string | null {
  const number = normalisePhone(phone);
  if (/^\d{10,11}$/.test(number)) return `55${number}`;
  return /^\+\d{8,15}$/.test(number) ? number.slice(1) : null;
}
