import { counted } from "../../platform/plural.rules";

export type StateTone = "USUAL" | "WAITING" | "PROBLEM";

/** One line of 'Status do Sistema'. */
export interface SystemLine {
  name: string;
  state: string;
  tone: StateTone;
  detail: string;
}

/** What was measured. */
export interface SystemStatus {
  /** Sign-ins of the last 24 hours. */
  signIns: number;
  /** How long the database took to answer the question for all of this, in ms. */
  databaseMs: number;
  /** Since when the job waits that should have run first; null where none waits. */
  oldestJobSince: Date | null;
  /** Jobs that were tried as often as they may be, and given up. */
  failedJobs: number;
  /** Since when the mail waits that should have left first; null where none waits. */
  oldestMailSince: Date | null;
  /** When the last copy of the database was put away; null where there is none. */
  lastBackupAt: Date | null;
}

/** How the server is set up. */
interface SetUp {
  deliversMail: boolean;
  /** The folder of the database backups; null if not configured. */
  backupDir: string | null;
}

/** A page waits for more than one statement. */
const slowMs = 500;
/** Jobs are looked for every few seconds, and what fails is tried again with growing pauses. */
const lateMinutes = 10;
/** Backups are taken each night. */
const oldMinutes = 36 * 60;

export function systemLines(
  status: SystemStatus,
  { deliversMail, backupDir }: SetUp,
  now: Date,
): SystemLine[] {
  const { signIns, databaseMs, failedJobs } = status;
  const minutesSince = (instant: Date | null) =>
    instant && Math.max(0, Math.floor((now.getTime() - instant.getTime()) / 60_000));
  return [
    {
      name: "Autenticação",
      state: "Ativo",
      tone: "USUAL",
      detail:
        signIns === 0
          ? "Ninguém entrou nas últimas 24 horas"
          : `${counted(signIns, "entrada", "entradas")} nas últimas 24 horas`,
    },
    {
      name: "Base de Dados",
      ...(databaseMs > slowMs
        ? { state: "Lenta", tone: "WAITING" as const }
        : { state: "Operacional", tone: "USUAL" as const }),
      detail: `Respondeu em ${databaseMs} ms`,
    },
    { name: "Tarefas em segundo plano", ...jobs(minutesSince(status.oldestJobSince), failedJobs) },
    { name: "E-mail", ...(deliversMail ? mail(minutesSince(status.oldestMailSince)) : noMail) },
    { name: "Backups", ...(backupDir === null ? noBackups : backups(minutesSince(status.lastBackupAt))) },
  ];
}

type Judged = Omit<SystemLine, "name">;

function jobs(minutes: number | null, failed: number): Judged {
  if (failed > 0)
    return {
      state: "Com falhas",
      tone: "PROBLEM",
      detail: `${counted(failed, "tarefa falhou", "tarefas falharam")} todas as tentativas`,
    };
  if (minutes === null) return { state: "Em dia", tone: "USUAL", detail: "Fila vazia" };
  const detail = `A mais antiga espera há ${minutesInWords(minutes)}`;
  return minutes < lateMinutes
    ? { state: "Em dia", tone: "USUAL", detail }
    : { state: "Atrasadas", tone: "PROBLEM", detail };
}

const noMail: Judged = {
  state: "Sem servidor",
  tone: "WAITING",
  detail: "Nenhum e-mail sai deste servidor",
};

function mail(minutes: number | null): Judged {
  if (minutes === null) return { state: "Ativo", tone: "USUAL", detail: "Tudo foi enviado" };
  const detail = `O mais antigo espera há ${minutesInWords(minutes)}`;
  return minutes < lateMinutes
    ? { state: "Ativo", tone: "USUAL", detail }
    : { state: "Parado", tone: "PROBLEM", detail };
}

const noBackups: Judged = {
  state: "Não configurado",
  tone: "WAITING",
  detail: "O servidor não sabe onde eles ficam",
};

function backups(minutes: number | null): Judged {
  if (minutes === null) return { state: "Agendado", tone: "PROBLEM", detail: "Nenhum foi feito até agora" };
  const detail = `O último foi feito há ${minutesInWords(minutes)}`;
  return { state: "Agendado", tone: minutes > oldMinutes ? "PROBLEM" : "USUAL", detail };
}

function minutesInWords(minutes: number): string {
  if (minutes < 1) return "menos de um minuto";
  if (minutes < 60) return counted(minutes, "minuto", "minutos");
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), "hora", "horas");
  return counted(Math.floor(minutes / (24 * 60)), "dia", "dias");
}
