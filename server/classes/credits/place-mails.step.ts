import { athleteAddresses } from "../../guardians/athlete-addresses.loader";
import { dependentsPath } from "../../identity/roles.rules";
import type { ActionContext } from "../../platform/context";
import type { Transaction } from "../../platform/database";
import type { Mail } from "../../platform/mail/mail.rules";
import { shortDayInWords } from "../../platform/time/time-in-words.rules";
import { timeOfPlace } from "../../platform/time/time-zone.rules";
import { clockAt, dayAt } from "../../platform/time/zoned-time.rules";

interface Placed {
  email: string;
  name: string;
  /** For a guardian the athlete's name. */
  child: string | null;
  arena: string;
  /** "Aula D, ter., 07/04 às 19:00 (horário de Brasília)" */
  about: string;
  /** Of their classes; for a guardian of the dependents. */
  url: string;
}

/** A waiting athlete got a place with one of their credits. */
const placedMail = ({ email, name, child, arena, about, url }: Placed): Mail => ({
  to: email,
  bell: true,
  subject: `${child ?? "Você"} entrou na aula da ${arena}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    child === null ? "Abriu uma vaga, e ela é sua:" : `Abriu uma vaga, e ela é de ${child}:`,
    about,
    `Um crédito ${child === null ? "seu" : `de ${child}`} ficou reservado. Se não puder ir, saia da aula até 12 horas antes e ele volta.`,
  ],
  action: { label: child === null ? "Ver minhas aulas" : "Ver meus dependentes", url },
});

/** A place is free too shortly before the class to fill it automatically: it is held until the athlete's deadline. */
const askedMail = ({ email, name, child, arena, about, url }: Placed, until: string): Mail => ({
  to: email,
  bell: true,
  subject: `Tem uma vaga na aula da ${arena}: confirme até ${until}`,
  greeting: `Olá, ${name}!`,
  paragraphs: [
    `Abriu uma vaga na aula que ${child ?? "você"} espera:`,
    about,
    `Ela fica guardada para ${child ?? "você"} até ${until}. Confirme até lá; depois a vaga passa para o próximo da fila.`,
    "Falta menos de 12 horas para a aula, então quem confirma e não vai não tem o crédito de volta.",
  ],
  action: { label: "Confirmar a vaga", url },
});

type Teller = Pick<ActionContext, "outbox" | "publicUrl">;

interface Addressee extends Pick<Placed, "email" | "name" | "child" | "arena"> {
  athleteId: string;
  category: string;
  startsAt: Date;
  timeZone: string;
}

const tell =
  (write: (placed: Placed) => Mail) =>
  async (
    tx: Transaction,
    { outbox, publicUrl }: Teller,
    sessionId: string,
    athleteIds: readonly string[],
  ) => {
    const recipients = await tx.$queryRaw<Addressee[]>`
      SELECT al.id::text AS "athleteId", e.name, e.email, e.child, r.nome_arena AS arena,
        a.categoria AS category, a.inicio AS "startsAt", r.fuso_horario AS "timeZone"
      FROM aulas a JOIN arenas r ON r.id = a.arena_id JOIN alunos al ON al.id = ANY(${[...athleteIds]}::uuid[])
        JOIN LATERAL ${athleteAddresses} e ON true
      WHERE a.id = ${sessionId}::uuid ORDER BY al.id, e.email`;
    const mails = recipients.map(({ athleteId, category, startsAt, timeZone, ...to }) => {
      const on = `${shortDayInWords(dayAt(startsAt, timeZone))} às ${clockAt(startsAt, timeZone)}`;
      const about = `Aula ${category}, ${on} (${timeOfPlace(timeZone)})`;
      const path = to.child === null ? `/athlete-classes/${athleteId}` : dependentsPath;
      return write({ ...to, about, url: publicUrl + path });
    });
    await outbox.putAll(tx, mails);
  };

export const tellPlaced = tell(placedMail);
/** @param until the clock by which they have to answer. */
export const tellAsked = (until: string) => tell((placed) => askedMail(placed, until));
