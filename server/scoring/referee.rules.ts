import { z } from "zod";
import { email } from "../identity/person.rules";
import type { Mail } from "../platform/mail/mail.rules";

/** The referee to appoint: an account by its whole e-mail, or a teacher chosen from the arena's list. */
export const appointRefereeSchema = z
  .object({ email: email.nullish(), teacherKey: z.uuid().nullish() })
  .refine(({ email, teacherKey }) => (email ?? null) !== null || (teacherKey ?? null) !== null, {
    path: ["email"],
    message: "Informe o e-mail da pessoa ou escolha um professor",
  });

/** Notifies a new referee, with a link to the scoring page. */
export const appointmentMail = (
  { email, name }: { email: string; name: string },
  tournament: { name: string },
  publicUrl: string,
): Mail => ({
  to: email,
  bell: true,
  subject: `Arbitragem: ${tournament.name}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `Você agora registra os placares do torneio ${tournament.name}. Entre na sua conta e abra a página Arbitragem: lá estão os jogos.`,
  ],
  action: { label: "Abrir a arbitragem", url: `${publicUrl}/arbitragem` },
});
