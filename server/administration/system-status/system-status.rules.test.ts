import { expect, test } from "vitest";
import { systemLines, type SystemMeasures } from "./system-status.rules";

const well: SystemMeasures = {
  signInCount: 12,
  databaseMs: 3,
  jobMinutes: null,
  failedJobCount: 0,
  deliversMail: true,
  mailMinutes: null,
  keepsBackups: true,
  backupMinutes: 5 * 60,
};
const said = (name: string, measures: Partial<SystemMeasures>) => {
  const line = systemLines({ ...well, ...measures }).find((one) => one.name === name);
  return [line?.state, line?.tone, line?.detail];
};

test("where all is well nothing stands out", () => {
  expect(systemLines(well)).toEqual([
    { name: "Autenticação", state: "Ativo", tone: "usual", detail: "12 entradas nas últimas 24 horas" },
    { name: "Base de Dados", state: "Operacional", tone: "usual", detail: "Respondeu em 3 ms" },
    { name: "Tarefas em segundo plano", state: "Em dia", tone: "usual", detail: "Nada espera" },
    { name: "E-mail", state: "Ativo", tone: "usual", detail: "Tudo foi enviado" },
    { name: "Backups", state: "Agendado", tone: "usual", detail: "O último foi feito há 5 horas" },
  ]);
});

test.each<[string, Partial<SystemMeasures>, string, string, string]>([
  ["Autenticação", { signInCount: 0 }, "Ativo", "usual", "Ninguém entrou nas últimas 24 horas"],
  ["Base de Dados", { databaseMs: 501 }, "Lenta", "waiting", "Respondeu em 501 ms"],
  ["Tarefas em segundo plano", { jobMinutes: 9 }, "Em dia", "usual", "A mais antiga espera há 9 minutos"],
  ["Tarefas em segundo plano", { jobMinutes: 60 }, "Atrasadas", "problem", "A mais antiga espera há 1 hora"],
  [
    "Tarefas em segundo plano",
    { jobMinutes: 1, failedJobCount: 1 },
    "Com falhas",
    "problem",
    "1 tarefa falhou todas as tentativas",
  ],
  ["E-mail", { mailMinutes: 0 }, "Ativo", "usual", "O mais antigo espera há menos de um minuto"],
  ["E-mail", { mailMinutes: 3 * 24 * 60 }, "Parado", "problem", "O mais antigo espera há 3 dias"],
  ["E-mail", { deliversMail: false }, "Sem servidor", "waiting", "Nenhum e-mail sai deste servidor"],
  ["Backups", { keepsBackups: false }, "Não configurado", "waiting", "O servidor não sabe onde eles ficam"],
  ["Backups", { backupMinutes: null }, "Agendado", "problem", "Nenhum foi feito até agora"],
  ["Backups", { backupMinutes: 37 * 60 }, "Agendado", "problem", "O último foi feito há 37 horas"],
])("%s with %j", (name, measures, ...line) => {
  expect(said(name, measures)).toEqual(line);
});
