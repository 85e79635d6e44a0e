import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { issueTemporaryPassword } from "../../tests/support/ask";
import { readMail } from "../../tests/support/mailbox";
import {
  championshipPadAddress,
  federatedAthleteAddress,
  federatedCertificationAddress,
  federationRankingAddress,
  ownStatementAddress,
  refereeAddress,
  temporaryPasswordIn,
} from "../../tests/support/page-addresses";
import {
  championshipReportPath,
  championships,
  editChampionshipPath,
  newChampionshipPath,
} from "../../web/tournaments/public/tournament-path";
import type { Visitor } from "./shot";

const stage = tournamentId("etapa-camboriu");
const final = tournamentId("final-estadual");

/** The temporary password that an administrator has just sent to a user. */
async function temporaryPassword(page: Page): Promise<string> {
  const { email } = people.waitingFederationManager;
  await issueTemporaryPassword(page.request, email);
  await page.context().clearCookies(); // signs the administrator out
  const { text } = await readMail(page, email, "Sua senha provisória");
  return temporaryPasswordIn(text);
}

/** Pages of athletes, federations and administrators. */
export const pagesOfOthers: Visitor[] = [
  {
    login: { email: people.athlete.email, portal: "/auth-athlete" },
    who: "Atleta",
    shots: [
      { name: "user-profile", path: `/user-profile/${people.athlete.id}`, shows: "Perfil" },
      {
        name: "athlete-financial",
        path: `/athlete-financial/${people.athlete.id}`,
        shows: "Cobranças do atleta",
      },
      {
        name: "athlete-record",
        path: `/user-profile/${people.athlete.id}/estatisticas`,
        shows: "Estatísticas do atleta",
      },
      { name: "public-athlete", path: `/atleta/${people.athlete.id}`, shows: "Página pública do atleta" },
      { name: "own-tournaments", path: "/meus-torneios", shows: "Meus torneios" },
      { name: "own-rankings", path: "/meus-rankings", shows: "Meus rankings" },
      { name: "agenda", path: "/agenda", shows: "Agenda do atleta" },
      { name: "athlete-classes", path: `/athlete-classes/${people.athlete.id}`, shows: "Aulas do atleta" },
      {
        name: "referee",
        path: refereeAddress(people.athlete.email),
        shows: "Arbitragem",
      },
      { name: "account", path: "/conta", shows: "Minha conta" },
      {
        name: "account-delete",
        path: "/conta",
        shows: "Excluir conta",
        before: async (page) => {
          await page.getByRole("button", { name: "Excluir minha conta" }).click();
          await page.getByRole("alertdialog").waitFor();
        },
        windowOnly: true,
      },
    ],
  },
  {
    login: { email: people.teacher.email, portal: "/auth" },
    who: "Professor",
    shots: [
      {
        name: "teacher-page",
        path: `/user-profile/${people.teacher.id}/professor`,
        shows: "Dashboard do professor",
      },
      { name: "certifications", path: "/teacher-certifications", shows: "Certificações do professor" },
      { name: "own-commissions", path: "/comissoes", shows: "Comissões do professor" },
      {
        name: "own-statement",
        path: ownStatementAddress,
        shows: "Um extrato de comissão, para o professor",
        windowOnly: true,
      },
    ],
  },
  {
    login: { email: people.federationManager.email, portal: "/federation-auth" },
    who: "Gestor de Federação",
    shots: [
      { name: "federation", path: "/federation", shows: "Área da federação" },
      { name: "federation-rankings", path: "/federation/rankings", shows: "Rankings da federação" },
      {
        name: "ranking-new",
        path: "/federation/rankings?cadastrar",
        shows: "Criar Ranking",
        windowOnly: true,
      },
      {
        name: "federation-ranking",
        path: federationRankingAddress,
        shows: "Um ranking da federação: a lista hoje e as publicadas",
      },
      { name: "championships", path: championships.list, shows: "Campeonatos da federação" },
      { name: "championship-new", path: newChampionshipPath, shows: "Novo campeonato" },
      {
        name: "championship",
        path: championships.tournament(final),
        shows: "Campeonato da federação: inscrições abertas",
      },
      {
        name: "championship-edit",
        path: editChampionshipPath(final),
        shows: "Configurações de um campeonato",
        windowOnly: true,
      },
      {
        name: "championship-enrolments",
        path: championships.enrolments(final),
        shows: "Gerenciar Inscrições de um campeonato",
      },
      {
        name: "championship-bracket",
        path: championships.bracket(stage),
        shows: "Chaves de um campeonato em tela cheia",
      },
      {
        name: "championship-schedule",
        path: championships.schedule(stage),
        shows: "Programação de um campeonato",
      },
      { name: "championship-qr", path: championships.qrSheet(stage), shows: "QR codes de um campeonato" },
      {
        name: "championship-score-pad",
        path: championshipPadAddress,
        shows: "Placar de um jogo de campeonato",
        windowOnly: true,
      },
      { name: "federation-athletes", path: "/federation/athletes", shows: "Atletas Federados" },
      {
        name: "federation-athlete",
        path: federatedAthleteAddress,
        shows: "Um atleta federado: clubes e posições",
        windowOnly: true,
      },
      {
        name: "federation-certifications",
        path: "/federation/certifications",
        shows: "Certificações dos professores das arenas filiadas",
      },
      {
        name: "federation-certification",
        path: federatedCertificationAddress,
        shows: "Uma certificação: verificar e lembrar",
        windowOnly: true,
      },
      {
        name: "federation-announcements",
        path: "/federation/announcements",
        shows: "Comunicados da federação",
      },
      {
        name: "federation-financial",
        path: "/federation/financial",
        shows: "Relatório Financeiro da federação: as inscrições de seus campeonatos",
      },
      {
        name: "championship-report",
        path: championshipReportPath(final),
        shows: "Relatório de um campeonato: inscrições, jogos e pódios",
      },
      { name: "federation-reports", path: "/federation/reports", shows: "Relatórios da federação" },
      { name: "federation-calendar", path: "/federation/calendar", shows: "Calendário da federação" },
      {
        name: "federation-settings",
        path: "/federation/settings",
        shows: "Configurações da federação: dados, Pix e pessoas",
      },
      {
        name: "account-api-key",
        path: "/conta",
        shows: "Minha conta: criar uma chave de API",
        before: async (page) => {
          await page.getByRole("button", { name: "Criar chave" }).click();
          await page.getByRole("dialog").waitFor();
        },
        windowOnly: true,
      },
    ],
  },
  {
    login: { email: people.mother.email, portal: "/auth-athlete" },
    who: "Responsável",
    shots: [{ name: "dependents", path: "/dependentes", shows: "Dependentes" }],
  },
  {
    login: {
      email: people.waitingFederationManager.email,
      portal: "/federation-auth",
      password: temporaryPassword,
    },
    who: "Com senha provisória",
    shots: [{ name: "new-password", path: "/nova-senha", shows: "Troca da senha provisória" }],
  },
  {
    login: { email: people.admin.email, portal: "/admin-auth" },
    who: "Administrador",
    shots: [
      { name: "admin", path: "/admin", shows: "Administração" },
      { name: "admin-settings", path: "/admin/settings", shows: "Configurações da plataforma" },
    ],
  },
];
