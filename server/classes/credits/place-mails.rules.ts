import type { Mail } from "../../platform/mail/mail.rules";

export interface Placed {
  email: string;
  name: string;
  arena: string;
  /** "Aula D, ter., 07/04 às 19:00 (horário de Brasília)" */
  about: string;
  /** Of their classes. */
  url: string;
}

/** Who waited is in, by a credit of theirs. */
export const placedMail = ({ email, name, arena, about, url }: Placed): Mail => ({
  to: email,
  bell: true,
  subject: `Você entrou na aula da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    "Abriu uma vaga, e ela é sua:",
    about,
    "Um crédito seu ficou reservado. Se não puder ir, saia da aula até 12 horas antes e ele volta.",
  ],
  action: { label: "Ver minhas aulas", url },
});

/** A place is free so shortly before the class that nobody is put in. */
export const placeFreeMail = ({ email, name, arena, about, url }: Placed): Mail => ({
  to: email,
  bell: true,
  subject: `Abriu uma vaga na aula da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    "Abriu uma vaga na aula que você espera:",
    about,
    "Falta pouco para ela, então quem agendar primeiro fica com a vaga.",
  ],
  action: { label: "Agendar", url },
});
