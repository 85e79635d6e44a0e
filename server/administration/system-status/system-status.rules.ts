import { counted } from "../../platform/numbers.rules";

export type StateTone = "USUAL" | "WAITING" | "PROBLEM";

/** One line of 'Status do Sistema'. */
export interface SystemLine {
  name: string;
  state: string;
  tone: StateTone;
  detail: string;
  /** Whether failed jobs can be retried, by `retryFailedJobs`. */
  canRetry: boolean;
}

/** The failed jobs of one task. */
export interface FailedJobs {
  task: string;
  count: number;
  /** Of one of them, as the task threw it. */
  error: string | null;
}

/** What was measured. */
export interface SystemStatus {
  /** Sign-ins of the last 24 hours. */
  signIns: number;
  /** How long the database took to answer the question for all of this, in ms. */
  databaseMs: number;
  /** Since when the job waits that should have run first; null where none waits. */
  oldestJobSince: Date | null;
  /** Jobs without attempts left, by task. */
  failedJobs: readonly FailedJobs[];
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
      canRetry: false,
      state: "Ativo",
      tone: "USUAL",
      detail:
        signIns === 0
          ? "Ninguém entrou nas últimas 24 horas"
          : `${counted(signIns, "entrada", "entradas")} nas últimas 24 horas`,
    },
    {
      name: "Base de Dados",
      canRetry: false,
      ...(databaseMs > slowMs
        ? { state: "Lenta", tone: "WAITING" as const }
        : { state: "Operacional", tone: "USUAL" as const }),
      detail: `Respondeu em ${databaseMs} ms`,
    },
    {
      name: "Tarefas em segundo plano",
      canRetry: failedJobs.length > 0,
      ...jobs(minutesSince(status.oldestJobSince), failedJobs),
    },
    {
      name: "E-mail",
      canRetry: false,
      ...(deliversMail ? mail(minutesSince(status.oldestMailSince)) : noMail),
    },
    {
      name: "Backups",
      canRetry: false,
      ...(backupDir === null ? noBackups : backups(minutesSince(status.lastBackupAt))),
    },
  ];
}

type Judged = Omit<SystemLine, "name" | "canRetry">;

/** The tasks as operators read them; an unknown one is shown by its identifier. */
const taskLabel: Readonly<Record<string, string>> = {
  add_up_sums: "Somar o financeiro",
  copy_commissions: "Atualizar comissões",
  deliver_announcement: "Entregar comunicado",
  expire_enrolments: "Vencer inscrições",
  extend_classes: "Prolongar aulas",
  fill_class_places: "Chamar da lista de espera",
  forget_expired: "Apagar o que expirou",
  forget_merges: "Apagar uniões antigas",
  forget_notices: "Apagar avisos antigos",
  forget_readings: "Apagar registros antigos de leitura de dados pessoais",
  mail_confirmation: "Enviar confirmação de conta",
  mail_password_reset: "Enviar redefinição de senha",
  publish_rankings: "Publicar rankings",
  remind_of_charges: "Lembrar de cobranças",
  remind_on_eve: "Lembrar da véspera",
  run_months: "Gerar mensalidades",
  send_announcements: "Enviar comunicados agendados",
  send_mail: "Enviar e-mail",
  send_push: "Mostrar aviso em aparelho",
  tell_pending: "Avisar de aulas pendentes",
  tend_rentals: "Cuidar das locações",
};
const longestError = 120;

function jobs(minutes: number | null, failed: readonly FailedJobs[]): Judged {
  if (failed.length > 0) {
    const sum = failed.reduce((before, { count }) => before + count, 0);
    const tasks = failed.map(({ task, count }) => `${taskLabel[task] ?? task} (${count})`).join(", ");
    const [error] = failed.flatMap((one) => one.error?.split("\n")[0] ?? []);
    return {
      state: "Com falhas",
      tone: "PROBLEM",
      detail: `${counted(sum, "tarefa falhou", "tarefas falharam")} todas as tentativas: ${tasks}${
        error ? `. Erro: ${error.slice(0, longestError)}` : ""
      }`,
    };
  }
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
