import { z } from "zod";
import { athleteGenders, type AthleteGender } from "../sport/gender.rules";
import { athleteLevelLabel, athleteLevels, type AthleteLevel } from "../sport/athlete-level.rules";
import { optionalCpf, optionalPhone } from "../brazil/input-fields.rules";
import { personName } from "../identity/person.rules";
import type { Mail } from "../platform/mail/mail.rules";
import { optionalBirthDate } from "./athlete.rules";

/** Fields that category rules depend on. Their changes are recorded with author and time. */
export interface Profile {
  level: AthleteLevel;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  gender: AthleteGender | null;
}
export const profileFields = ["level", "birthDate", "gender"] as const satisfies readonly (keyof Profile)[];
export type ProfileField = (typeof profileFields)[number];

/**
 * A correction of an athlete's profile. Omitted and null fields stay unchanged.
 * @param today YYYY-MM-DD, latest valid birth date.
 */
export const correctAthleteSchema = (today: string) =>
  z.object({
    level: z.enum(athleteLevels, { error: "Nível inválido" }).nullish(),
    birthDate: optionalBirthDate(today),
    gender: z.enum(athleteGenders, { error: "Gênero inválido" }).nullish(),
  });

export type CorrectAthleteInput = z.input<ReturnType<typeof correctAthleteSchema>>;
export type Correction = z.output<ReturnType<typeof correctAthleteSchema>>;

/** Fields of a correction that differ from the stored values. */
export const differenceOf = (
  before: Profile,
  { level, birthDate, gender }: Correction,
): Partial<Profile> => ({
  ...(level && level !== before.level ? { level } : {}),
  ...(birthDate !== null && birthDate !== before.birthDate ? { birthDate } : {}),
  ...(gender && gender !== before.gender ? { gender } : {}),
});

/** Corrections by other users, including name, phone and CPF. Omitted, null and blank fields do not change. */
export const correctRecordSchema = (today: string) =>
  correctAthleteSchema(today).extend({
    fullName: personName.nullish().transform((name) => name ?? null),
    phone: optionalPhone,
    cpf: optionalCpf,
  });
export type CorrectRecordInput = z.input<ReturnType<typeof correctRecordSchema>>;
export type RecordCorrection = z.output<ReturnType<typeof correctRecordSchema>>;

/**
 * To managers of the athlete's arenas, when the athlete needs approval to lower their level.
 * @param url the profile page.
 */
export const lowerLevelAskedMail = (
  to: { email: string; name: string },
  { athlete, from, level, url }: { athlete: string; from: AthleteLevel; level: AthleteLevel; url: string },
): Mail => ({
  to: to.email,
  bell: true,
  subject: `${athlete} pede para baixar de nível`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    `${athlete} pede para passar do nível ${athleteLevelLabel[from]} para o nível ${athleteLevelLabel[level]}. Há um resultado dos últimos 12 meses no nível mais alto, por isso a mudança espera o sim da arena.`,
    "Se você concorda, mude o nível no perfil, em “Alterar Cadastro”. Se não, nada precisa ser feito.",
  ],
  action: { label: "Ver o perfil", url },
});

/**
 * To the owner of a record, or a minor's guardian, after another user corrected it.
 * @param what "nome, CPF". @param url the profile page. @param teaching whether it is a teacher's record.
 */
export const recordCorrectedMail = (
  to: { email: string; name: string },
  {
    what,
    by,
    url,
    child = null,
    teaching = false,
  }: { what: string; by: string; url: string; child?: string | null; teaching?: boolean },
): Mail => ({
  to: to.email,
  bell: true,
  subject: child === null ? "Seu cadastro foi corrigido" : `O cadastro de ${child} foi corrigido`,
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    child === null
      ? `${by} corrigiu o seu cadastro ${teaching ? "de professor " : ""}na Praia: ${what}.`
      : `${by} corrigiu na Praia o cadastro de ${child}, por quem você responde: ${what}.`,
    "No perfil, em “Histórico de alterações”, você vê o que mudou. Se algo não estiver certo, fale com a sua arena.",
  ],
  action: { label: child === null ? "Ver meu perfil" : "Ver o perfil", url },
});
