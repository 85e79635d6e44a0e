import type { Mail } from "../platform/mail/mail.rules";
import { counted } from "../platform/numbers.rules";

/** Whom a mail goes to. */
export interface ClassAddressee {
  email: string;
  name: string;
  /** For a guardian the student's name. */
  child?: string | null;
}

interface ClassInMail {
  arena: string;
  /** "Aula D, ter., 07/04 às 19:00 (horário de Brasília)", the next first. */
  classes: readonly string[];
}

const mostNamed = 8;
const named = (classes: readonly string[]): string[] => {
  const more = classes.length - mostNamed;
  return [...classes.slice(0, mostNamed), ...(more > 0 ? [`e mais ${more} nas semanas seguintes`] : [])];
};
const closing = "Em caso de dúvida, fale com a arena.";

/** Classes of the recipient are cancelled. */
export const classesCancelledMail = (
  { email, name }: ClassAddressee,
  { arena, classes, reason }: ClassInMail & { reason: string },
): Mail => ({
  to: email,
  bell: true,
  subject: classes.length === 1 ? `Aula cancelada na ${arena}` : `Aulas canceladas na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    classes.length === 1 ? "A arena cancelou esta aula:" : "A arena cancelou estas aulas:",
    ...named(classes),
    `Motivo: ${reason}`,
  ],
  closing,
});

const changedWords = (count: number, child: string | null | undefined): string =>
  child
    ? `${count === 1 ? "Uma aula" : "Aulas"} de ${child} ${count === 1 ? "mudou" : "mudaram"}`
    : count === 1
      ? "Sua aula mudou"
      : "Suas aulas mudaram";

/** Classes of the recipient have another time, court or teacher. */
export const classesChangedMail = (
  { email, name, child }: ClassAddressee,
  { arena, classes }: ClassInMail,
): Mail => ({
  to: email,
  bell: true,
  subject: `${changedWords(classes.length, child)} na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [classes.length === 1 ? "Agora é assim:" : "Agora são assim:", ...named(classes)],
  closing,
});

/** Classes that begin soon wait for students: the arena decides. @param classes each with how many are missing. */
export const classesPendingMail = (
  { email, name }: ClassAddressee,
  { arena, classes, decides, url }: ClassInMail & { decides: boolean; url: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `${classes.length === 1 ? "Aula" : "Aulas"} sem o mínimo de alunos na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    classes.length === 1
      ? "Esta aula ainda não tem o mínimo de alunos:"
      : "Estas aulas ainda não têm o mínimo de alunos:",
    ...classes,
    decides
      ? "Mantenha assim mesmo ou cancele: nada é cancelado sozinho."
      : "A arena decide se mantém ou cancela: nada é cancelado sozinho.",
  ],
  action: { label: decides ? "Decidir agora" : "Abrir o calendário", url },
});

/** Classes of a teacher changed, or went to another teacher. */
export const classesTaughtMail = (
  { email, name }: ClassAddressee,
  { arena, gives, lost }: { arena: string; gives: readonly string[]; lost: readonly string[] },
): Mail => ({
  to: email,
  bell: true,
  subject: `Suas aulas como professor mudaram na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    ...(gives.length > 0 ? ["Você dá agora:", ...named(gives)] : []),
    ...(lost.length > 0 ? ["Outra pessoa assume:", ...named(lost)] : []),
  ],
  closing,
});

/** A teacher with classes to come has deleted their account. @param teacher what the calendar calls them now. */
export const classesWithoutTeacherMail = (
  { email, name }: ClassAddressee,
  { arena, teacher, classes, url }: ClassInMail & { teacher: string; url: string },
): Mail => ({
  to: email,
  bell: true,
  subject: `${counted(classes.length, "aula", "aulas")} sem professor na ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `Um professor excluiu a conta. No calendário ele agora é “${teacher}”, e ninguém dá estas aulas:`,
    ...named(classes),
    "Passe cada turma a outro professor ou cancele: até lá, os alunos continuam inscritos.",
  ],
  action: { label: "Abrir o calendário", url },
});
