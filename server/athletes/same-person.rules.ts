import { cleanText } from "../platform/text.rules";

/** The words of a name without accents, capitals, apostrophes and other signs. */
const wordsOf = (name: string): string[] =>
  cleanText(name)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * Whether two names can be of one person: the same, or one leaves out words of the other, such as "Ana Silva" and
 * "Ana Paula Silva".
 */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a];
  if (fewer.length === 0) return false;
  if (a.join("") === b.join("")) return true;
  let next = 0;
  for (const word of more) if (word === fewer[next]) next++;
  return next === fewer.length;
}

const firstWord = (name: string): string => cleanText(name).split(/\s+/)[0] ?? name;

/** Message for users who may know the owner of the address. */
export const addressIsOf = (email: string, owner: string, name: string): string =>
  `${email} é de ${owner}. Deixe em branco para ${firstWord(name)}.`;

/** Message for users who may not know the owner of the address. */
export const addressIsOfAnother = (email: string, name: string): string =>
  `O e-mail ${email} já tem cadastro com outro nome. Confira o nome, ou deixe o e-mail em branco para ${firstWord(name)}.`;
