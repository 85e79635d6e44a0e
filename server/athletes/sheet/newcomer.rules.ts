import { optionalPhone } from "../../brazil/input-fields.rules";
import { formatPhone } from "../../brazil/phone.rules";
import { personName } from "../../identity/person.rules";
import { athleteGenderLabel, type AthleteGender } from "../../sport/gender.rules";
import { athleteLevelLabel, type AthleteLevel } from "../../sport/athlete-level.rules";
import { isSamePerson } from "../same-person.rules";
import { calledBy, ofAthlete, plain, sameName, type WrittenAthlete, type WrittenLine } from "./sheet.rules";

/** A person in a sheet who becomes an athlete of the arena. */
export interface Newcomer {
  fullName: string;
  email: string | null;
  phone: string | null;
  level: AthleteLevel;
  gender: AthleteGender | null;
}

/** The platform's levels, and common words of arena managers for them. */
const levelOfWord: Readonly<Record<string, AthleteLevel>> = {
  "": "FUN",
  fun: "FUN",
  d: "D",
  iniciante: "D",
  c: "C",
  intermediario: "C",
  intermediaria: "C",
  b: "B",
  avancado: "B",
  avancada: "B",
  a: "A_PRO",
  pro: "A_PRO",
  apro: "A_PRO",
};

const genderOfWord: Readonly<Record<string, AthleteGender | null>> = {
  "": null,
  f: "FEMALE",
  feminino: "FEMALE",
  mulher: "FEMALE",
  m: "MALE",
  masculino: "MALE",
  homem: "MALE",
};

const meaning = <Value>(words: Readonly<Record<string, Value>>, written: string): Value | undefined =>
  Object.hasOwn(words, plain(written)) ? words[plain(written)] : undefined;

/**
 * Reads a new athlete from a line.
 * @param index position among the `all` athletes of the line.
 * @returns the athlete, or the problems: one sentence each.
 */
export function readNewcomer(
  written: WrittenAthlete,
  index: number,
  all: number,
): Newcomer | { problems: string[] } {
  const who = ofAthlete(index, all);
  if (written.name === "")
    return { problems: [`Falta o nome ${who}: ${calledBy(written)} ainda não é atleta da arena.`] };
  const name = personName.safeParse(written.name);
  const phone = optionalPhone.safeParse(written.phone);
  const level = meaning(levelOfWord, written.level);
  const gender = meaning(genderOfWord, written.gender);
  const problems = [
    ...(name.success
      ? []
      : [`O nome ${who} é inválido: ${written.name}. ${name.error.issues[0]?.message ?? ""}.`]),
    ...(phone.success ? [] : [`O telefone ${who} é inválido: ${written.phone}. Informe o DDD e o número.`]),
    ...(level === undefined
      ? [`O nível ${who} não existe: ${written.level}. Use Fun, D, C, B ou A/PRO.`]
      : []),
    ...(gender === undefined
      ? [`O gênero ${who} não existe: ${written.gender}. Use feminino ou masculino.`]
      : []),
  ];
  if (!name.success || !phone.success || level === undefined || gender === undefined) return { problems };
  return { fullName: name.data, email: written.email, phone: phone.data, level, gender };
}

/** "Ana Souza, ana@x.example, (48) 99999-0001, nível D, feminino": preview of an athlete to be registered. */
export const newcomerInWords = ({ fullName, email, phone, level, gender }: Newcomer): string =>
  [
    fullName,
    ...(email === null ? [] : [email]),
    ...(phone === null ? [] : [formatPhone(phone)]),
    `nível ${athleteLevelLabel[level]}`,
    ...(gender ? [athleteGenderLabel[gender].toLowerCase()] : []),
  ].join(", ");

/** Identity of a person without a record: the address, else the name. */
export const newcomerKey = ({ fullName, email }: Newcomer): string =>
  email === null ? `nome:${plain(fullName) || fullName}` : `email:${email}`;

/** What two places of a sheet say against each other: one address with two names, one name with and without an address. */
export function contradictions(lines: readonly WrittenLine[]): Map<number, string> {
  const before: { line: number; written: WrittenAthlete }[] = [];
  const problems = new Map<number, string>();
  for (const { line, athletes } of lines)
    for (const written of athletes) {
      const other = before.find((one) => contradicts(one.written, written));
      before.push({ line, written });
      if (!other || problems.has(line)) continue;
      const where = other.line === line ? "nesta linha" : `na linha ${other.line}`;
      problems.set(
        line,
        written.email !== null && written.email === other.written.email
          ? `O e-mail ${written.email} está com dois nomes: ${other.written.name} ${where} e ${written.name}.`
          : `${written.name} está também ${where}: informe o e-mail nos dois lugares.`,
      );
    }
  return problems;
}

const contradicts = (one: WrittenAthlete, other: WrittenAthlete): boolean => {
  if (one.name === "" || other.name === "") return false;
  if (one.email !== null && one.email === other.email) return !isSamePerson(one.name, other.name);
  return sameName(one.name, other.name) && (one.email === null) !== (other.email === null);
};
