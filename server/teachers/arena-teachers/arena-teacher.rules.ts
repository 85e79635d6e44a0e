import { z } from "zod";
import { optionalCpf, optionalPhone } from "../../brazil/input-fields.rules";
import { optionalEmail, personName } from "../../identity/person.rules";
import { cleanString } from "../../platform/input-fields.rules";
import { hoursSchema } from "./teaching-hours.rules";

/** Ativo or encerrado at one arena; what concerns the whole platform is the administration's. */
export const teachingLabel = (active: boolean): string => (active ? "Ativo" : "Encerrado");

/** Offered where specialties are typed; a teacher may have others. */
export const usualSpecialties = [
  "Iniciantes",
  "Infantil",
  "Duplas",
  "Alto rendimento",
  "Preparação física",
] as const;

export const mostSpecialties = 10;
const longestSpecialty = 40;

const specialty = cleanString("Especialidade inválida").pipe(
  z
    .string()
    .min(2, "Cada especialidade deve ter pelo menos 2 caracteres")
    .max(longestSpecialty, `Cada especialidade deve ter no máximo ${longestSpecialty} caracteres`),
);

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Each once, in the order in which they were named. */
const specialties = z
  .array(specialty, { error: "Especialidades inválidas" })
  .max(mostSpecialties, `No máximo ${mostSpecialties} especialidades`)
  .transform((all) => all.filter((one, index) => all.findIndex((other) => sameWords(one, other)) === index));

/** 'Cadastrar Novo Professor': with an address they are invited, without one they are the arena's to plan with. */
export const registerTeacherSchema = z.object({
  fullName: personName,
  email: optionalEmail,
  phone: optionalPhone,
  specialties,
  hours: hoursSchema,
});

/** The arena's data of a teacher, and corrections of their record: an omitted name or CPF does not change. */
export const updateArenaTeacherSchema = z.object({
  fullName: personName.nullish(),
  cpf: optionalCpf,
  phone: optionalPhone,
  specialties,
  hours: hoursSchema,
});

/** 'Convidar': the address is not needed for a teacher with an account. */
export const inviteTeacherSchema = z.object({ email: optionalEmail });
