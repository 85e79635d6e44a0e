import { counted } from "../../platform/plural.rules";

export type StateTone = "usual" | "waiting" | "problem";

/** One line of 'Status do Sistema'. */
export interface SystemLine {
  name: string;
  state: string;
  tone: StateTone;
  detail: string;
}

/** What was measured; how long ago in minutes, null for what does not wait or has not been. */
export interface SystemMeasures {
  signInCount: number;
  databaseMs: number;
  jobMinutes: number | null;
  failedJobCount: number;
  deliversMail: boolean;
  mailMinutes: number | null;
  keepsBackups: boolean;
  backupMinutes: number | null;
}

/** A page waits for more than one statement. */
const slowMs = 500;
/** Jobs are looked for every few seconds, and what fails is tried again with growing pauses. */
const lateMinutes = 10;
/** Backups are taken each night. */
const oldMinutes = 36 * 60;

export function systemLines(measures: SystemMeasures): SystemLine[] {
  const { signInCount, databaseMs } = measures;
  return [
    {
      name: "Autenticação",
      state: "Ativo",
      tone: "usual",
      detail:
        signInCount === 0
          ? "Ninguém entrou nas últimas 24 horas"
          : `${counted(signInCount, "entrada", "entradas")} nas últimas 24 horas`,
    },
    {
      name: "Base de Dados",
      ...(databaseMs > slowMs
        ? { state: "Lenta", tone: "waiting" as const }
        : { state: "Operacional", tone: "usual" as const }),
      detail: `Respondeu em ${databaseMs} ms`,
    },
    { name: "Tarefas em segundo plano", ...jobs(measures) },
    { name: "E-mail", ...mail(measures) },
    { name: "Backups", ...backups(measures) },
  ];
}

type Judged = Omit<SystemLine, "name">;

function jobs({ jobMinutes, failedJobCount }: SystemMeasures): Judged {
  if (failedJobCount > 0)
    return {
      state: "Com falhas",
      tone: "problem",
      detail: `${counted(failedJobCount, "tarefa falhou", "tarefas falharam")} todas as tentativas`,
    };
  if (jobMinutes === null) return { state: "Em dia", tone: "usual", detail: "Nada espera" };
  const detail = `A mais antiga espera há ${minutesInWords(jobMinutes)}`;
  return jobMinutes < lateMinutes
    ? { state: "Em dia", tone: "usual", detail }
    : { state: "Atrasadas", tone: "problem", detail };
}

function mail({ deliversMail, mailMinutes }: SystemMeasures): Judged {
  if (!deliversMail)
    return { state: "Sem servidor", tone: "waiting", detail: "Nenhum e-mail sai deste servidor" };
  if (mailMinutes === null) return { state: "Ativo", tone: "usual", detail: "Tudo foi enviado" };
  const detail = `O mais antigo espera há ${minutesInWords(mailMinutes)}`;
  return mailMinutes < lateMinutes
    ? { state: "Ativo", tone: "usual", detail }
    : { state: "Parado", tone: "problem", detail };
}

function backups({ keepsBackups, backupMinutes }: SystemMeasures): Judged {
  if (!keepsBackups)
    return { state: "Não configurado", tone: "waiting", detail: "O servidor não sabe onde eles ficam" };
  if (backupMinutes === null)
    return { state: "Agendado", tone: "problem", detail: "Nenhum foi feito até agora" };
  const detail = `O último foi feito há ${minutesInWords(backupMinutes)}`;
  return { state: "Agendado", tone: backupMinutes > oldMinutes ? "problem" : "usual", detail };
}

function minutesInWords(minutes: number): string {
  if (minutes < 1) return "menos de um minuto";
  if (minutes < 60) return counted(minutes, "minuto", "minutos");
  if (minutes < 48 * 60) return counted(Math.floor(minutes / 60), "hora", "horas");
  return counted(Math.floor(minutes / (24 * 60)), "dia", "dias");
}
