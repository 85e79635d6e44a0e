const units = [
  "zero",
  "um",
  "dois",
  "três",
  "quatro",
  "cinco",
  "seis",
  "sete",
  "oito",
  "nove",
  "dez",
  "onze",
  "doze",
  "treze",
  "catorze",
  "quinze",
  "dezesseis",
  "dezessete",
  "dezoito",
  "dezenove",
];
const tens = [
  "",
  "",
  "vinte",
  "trinta",
  "quarenta",
  "cinquenta",
  "sessenta",
  "setenta",
  "oitenta",
  "noventa",
];
const hundreds = [
  "",
  "cento",
  "duzentos",
  "trezentos",
  "quatrocentos",
  "quinhentos",
  "seiscentos",
  "setecentos",
  "oitocentos",
  "novecentos",
];
/** The maximum amount, far above any payment on the platform. */
const mostInWords = 999_999_999_999;

/**
 * An amount as receipts say it: "mil duzentos e trinta e quatro reais e cinquenta centavos".
 * @param cents integer centavos, from 1 to 999.999.999.999 centavos.
 * @throws RangeError for any other.
 */
export function amountInWords(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 1 || cents > mostInWords)
    throw new RangeError(`${cents} is not an amount to be put into words`);
  const reais = Math.floor(cents / 100);
  const rest = cents % 100;
  const parts = [
    ...(reais > 0 ? [`${numberInWords(reais)} ${unitOf(reais)}`] : []),
    ...(rest > 0 ? [`${belowThousand(rest)} ${rest === 1 ? "centavo" : "centavos"}`] : []),
  ];
  return parts.join(" e ");
}

/** "um milhão de reais", but "um milhão e dez reais". */
function unitOf(reais: number): string {
  if (reais === 1) return "real";
  return reais % 1_000_000 === 0 ? "de reais" : "reais";
}

function numberInWords(number: number): string {
  const groups = [
    [Math.floor(number / 1_000_000_000), "bilhão", "bilhões"],
    [Math.floor(number / 1_000_000) % 1000, "milhão", "milhões"],
    [Math.floor(number / 1000) % 1000, "mil", "mil"],
    [number % 1000, "", ""],
  ] as const;
  const said = groups.flatMap(([count, one, many]) => {
    if (count === 0) return [];
    const words =
      one === "mil" && count === 1 ? "mil" : `${belowThousand(count)} ${count === 1 ? one : many}`;
    return [{ count, words: words.trim() }];
  });
  return said
    .map(({ count, words }, index) => {
      if (index === 0) return words;
      // "E" precedes the last group if it is a single word: "mil e cem", "mil e vinte", but "mil cento e vinte".
      const last = index === said.length - 1;
      return last && (count < 100 || count % 100 === 0) ? ` e ${words}` : ` ${words}`;
    })
    .join("");
}

function belowThousand(number: number): string {
  if (number === 100) return "cem";
  const parts = [];
  if (number >= 100) parts.push(hundreds[Math.floor(number / 100)]);
  const rest = number % 100;
  if (rest > 0 && rest < 20) parts.push(units[rest]);
  if (rest >= 20) {
    parts.push(tens[Math.floor(rest / 10)]);
    if (rest % 10 > 0) parts.push(units[rest % 10]);
  }
  return parts.join(" e ");
}
