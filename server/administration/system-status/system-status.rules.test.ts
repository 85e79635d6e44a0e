import { expect, test } from "vitest";
import { systemLines, type SystemStatus } from "./system-status.rules";

const now = new Date("2026-11-24T12:00:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const setUp = { deliversMail: true, backupDir: "/copias" };
const well: SystemStatus = {
  signIns: 12,
  databaseMs: 3,
  oldestJobSince: null,
  failedJobs: [],
  oldestMailSince: null,
  lastBackupAt: ago(5 * 60),
};
const said = (name: string, other: Partial<SystemStatus & typeof setUp> | { backupDir: null }) => {
  const line = systemLines({ ...well, ...other }, { ...setUp, ...other }, now).find(
    (one) => one.name === name,
  );
  return [line?.state, line?.tone, line?.detail];
};

test("where all is well nothing stands out", () => {
  expect(systemLines(well, setUp, now)).toEqual([
    {
      name: "Autenticação",
      state: "Ativo",
      tone: "USUAL",
      canRetry: false,
      detail: "12 entradas nas últimas 24 horas",
    },
    {
      name: "Base de Dados",
      state: "Operacional",
      tone: "USUAL",
      canRetry: false,
      detail: "Respondeu em 3 ms",
    },
    {
      name: "Tarefas em segundo plano",
      state: "Em dia",
      tone: "USUAL",
      canRetry: false,
      detail: "Fila vazia",
    },
    { name: "E-mail", state: "Ativo", tone: "USUAL", canRetry: false, detail: "Tudo foi enviado" },
    {
      name: "Backups",
      state: "Agendado",
      tone: "USUAL",
      canRetry: false,
      detail: "O último foi feito há 5 horas",
    },
  ]);
});

test.each<[string, Parameters<typeof said>[1], string, string, string]>([
  ["Autenticação", { signIns: 0 }, "Ativo", "USUAL", "Ninguém entrou nas últimas 24 horas"],
  ["Base de Dados", { databaseMs: 501 }, "Lenta", "WAITING", "Respondeu em 501 ms"],
  [
    "Tarefas em segundo plano",
    { oldestJobSince: ago(9) },
    "Em dia",
    "USUAL",
    "A mais antiga espera há 9 minutos",
  ],
  [
    "Tarefas em segundo plano",
    { oldestJobSince: ago(60) },
    "Atrasadas",
    "PROBLEM",
    "A mais antiga espera há 1 hora",
  ],
  [
    "Tarefas em segundo plano",
    { oldestJobSince: ago(1), failedJobs: [{ task: "run_months", count: 1, error: null }] },
    "Com falhas",
    "PROBLEM",
    "1 tarefa falhou todas as tentativas: Gerar mensalidades (1)",
  ],
  [
    "Tarefas em segundo plano",
    {
      failedJobs: [
        { task: "send_mail", count: 2, error: "connect ECONNREFUSED 10.0.0.7:587\n    at Socket" },
        { task: "another", count: 1, error: null },
      ],
    },
    "Com falhas",
    "PROBLEM",
    "3 tarefas falharam todas as tentativas: Enviar e-mail (2), another (1). Erro: connect ECONNREFUSED 10.0.0.7:587",
  ],
  ["E-mail", { oldestMailSince: ago(0) }, "Ativo", "USUAL", "O mais antigo espera há menos de um minuto"],
  ["E-mail", { oldestMailSince: ago(3 * 24 * 60) }, "Parado", "PROBLEM", "O mais antigo espera há 3 dias"],
  ["E-mail", { deliversMail: false }, "Sem servidor", "WAITING", "Nenhum e-mail sai deste servidor"],
  ["Backups", { backupDir: null }, "Não configurado", "WAITING", "O servidor não sabe onde eles ficam"],
  ["Backups", { lastBackupAt: null }, "Agendado", "PROBLEM", "Nenhum foi feito até agora"],
  ["Backups", { lastBackupAt: ago(37 * 60) }, "Agendado", "PROBLEM", "O último foi feito há 37 horas"],
])("%s with %j", (name, measures, ...line) => {
  expect(said(name, measures)).toEqual(line);
});
