/** What a secret has to be worth: nobody tries 2¹²⁸ of them. */
const enoughBits = 128;
/** Where nearly all are small letters, they are words of some language. */
const shareOfText = 0.8;
const bitsOfLetterInText = 2;

/** What people write when they are asked for something secret. */
const knownWords =
  /access|admin|areia|arena|brasil|change|chave|default|example|exemplo|jwt|key|mudar|padrao|passw[o0]rd|please|praia|produ[ct]|replace|secret|segredo|senha|tenn?is|test|token|torneio|trocar|troque/gi;

const rows = ["0123456789012", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];
const columns = ["1qaz2wsx3edc4rfv5tgb6yhn7ujm"];
const sequences = [...rows, ...columns].flatMap((row) => [row, [...row].reverse().join("")]);
const pieceLength = 4;

/**
 * Whether somebody could find a secret by trying: it repeats itself, follows the keyboard, is made of words, or has too
 * few different characters. 32 random bytes never are guessable, however they are written.
 */
export const isGuessable = (secret: string): boolean => bitsOf(secret) < enoughBits;

/** An estimate that is rather too low: each character by how rare it is in the secret, what can be foretold not at all. */
function bitsOf(secret: string): number {
  const text = secret.toLowerCase();
  const most = isText(secret) ? bitsOfLetterInText : Infinity;
  const bits = rarities(secret).map((rarity) => Math.min(rarity, most));

  for (const { index, 0: word } of secret.matchAll(knownWords)) bits.fill(0, index, index + word.length);
  // One after the other as in "1234", and in turn as in "a1b2c3d4".
  for (const step of [1, 2])
    for (let start = 0; start + (pieceLength - 1) * step < text.length; start++) {
      const places = Array.from({ length: pieceLength }, (_, index) => start + index * step);
      const piece = places.map((place) => text.charAt(place)).join("");
      const isRepeated = step === 1 && text.indexOf(piece) < start;
      if (isRepeated || sequences.some((sequence) => sequence.includes(piece)))
        for (const place of places) bits[place] = 0;
    }
  return bits.reduce((sum, one) => sum + one, 0);
}

const isText = (secret: string): boolean =>
  (secret.match(/[\p{Ll}\s]/gu)?.length ?? 0) >= shareOfText * secret.length;

function rarities(secret: string): number[] {
  const characters = secret.split("");
  const counts = new Map<string, number>();
  for (const one of characters) counts.set(one, (counts.get(one) ?? 0) + 1);
  return characters.map((one) => Math.log2(characters.length / (counts.get(one) ?? 1)));
}
