import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import {
  arenaAthleteAddress,
  arenaRankingAddress,
  arenaTeacherAddress,
  commissionsAddress,
  monthlyPlanAddress,
  classAddress,
  scorePadAddress,
} from "../../tests/support/page-addresses";
import { tournamentTabLabel } from "../../web/tournaments/public/tournament-path";
import type { Visitor } from "./shot";

const super8 = `/arena-tournament/${tournamentId("super8-hoje")}`;
const internal = `/arena-tournament/${tournamentId("interno-hoje")}`;
const cup = `/arena-tournament/${tournamentId("copa-duplas")}`;

/** Pages of an arena's manager. */
export const pagesOfArena: Visitor = {
  login: { email: people.mainManager.email, portal: "/auth" },
  who: "Gestor de Arena",
  shots: [
    { name: "arena-calendar", path: "/arena-calendar", shows: "Calendário da arena: a semana" },
    {
      name: "arena-week-grid",
      path: "/arena-calendar/grade",
      shows: "Calendário da arena: a semana por horário",
    },
    {
      name: "arena-courts",
      path: "/arena-calendar/quadras",
      shows: "Calendário da arena: um dia por quadra",
    },
    { name: "arena-class", path: classAddress, shows: "Uma aula: alunos e chamada", windowOnly: true },
    { name: "arena-athletes", path: "/arena-athletes", shows: "Atletas da Arena" },
    {
      name: "arena-athlete",
      path: arenaAthleteAddress,
      shows: "Um atleta da arena: contatos e observações",
      windowOnly: true,
    },
    {
      name: "arena-financial",
      path: "/arena-financial",
      shows: "Relatório Financeiro: o que foi cobrado, recebido e está pendente",
    },
    {
      name: "arena-money-overview",
      path: "/arena-financial/panorama",
      shows: "Panorama: receita, inadimplência e previsão de caixa",
    },
    {
      name: "reconciliation",
      path: "/arena-financial/conciliacao",
      shows: "Conciliação: o extrato do banco com as cobranças que ele paga",
    },
    { name: "arena-rankings", path: "/arena-rankings", shows: "Rankings da arena" },
    {
      name: "arena-ranking",
      path: arenaRankingAddress,
      shows: "Um ranking da arena: a lista hoje, a que falta publicar e as publicadas",
    },
    {
      name: "arena-ranking-publish",
      path: arenaRankingAddress,
      shows: "Publicar uma lista: a prévia do que muda",
      before: async (page) => {
        await page.getByRole("button", { name: "Publicar" }).click();
        await page.getByRole("dialog").getByRole("table").waitFor();
      },
      windowOnly: true,
    },
    { name: "notices", path: "/avisos", shows: "Avisos: o que chegou pelo sino" },
    { name: "arena-announcements", path: "/arena-announcements", shows: "Comunicados da arena" },
    { name: "arena-teachers", path: "/arena-teachers", shows: "Professores da Arena" },
    {
      name: "arena-teacher",
      path: arenaTeacherAddress,
      shows: "Um professor da arena: contato, semana e certificações",
      windowOnly: true,
    },
    {
      name: "join-requests",
      path: "/arena-athletes/pedidos",
      shows: "Novos atletas: pedidos para entrar, link e QR code",
    },
    {
      name: "enrolment-report",
      path: "/arena-athletes/relatorio",
      shows: "Relatório de Matrículas",
      windowOnly: true,
    },
    {
      name: "teaching-report",
      path: "/arena-teachers/relatorio",
      shows: "Relatório de Professores",
    },
    {
      name: "monthly-plans",
      path: "/arena-financial/mensalidades",
      shows: "Mensalidades: quem paga todo mês, e o que ainda será gerado",
    },
    {
      name: "monthly-plan",
      path: monthlyPlanAddress,
      shows: "Mensalidade de um atleta e suas cobranças",
      windowOnly: true,
    },
    {
      name: "commissions",
      path: "/arena-financial/comissoes",
      shows: "Comissões dos professores no mês",
    },
    {
      name: "commission-teacher",
      path: commissionsAddress,
      shows: "Comissões de um professor: extrato e regras",
      windowOnly: true,
    },
    { name: "arena-dashboard", path: "/arena-dashboard", shows: "Dashboard da arena" },
    {
      name: "arena-settings",
      path: "/arena-settings",
      shows: "Configurações da Arena: logo, endereço e contatos",
    },
    {
      name: "arena-settings-hours",
      path: "/arena-settings/horarios",
      shows: "Configurações da Arena: horários e feriados",
    },
    {
      name: "arena-settings-courts",
      path: "/arena-settings/quadras",
      shows: "Configurações da Arena: quadras e preços",
    },
    {
      name: "arena-settings-receiving",
      path: "/arena-settings/recebimento",
      shows: "Configurações da Arena: recebimento",
    },
    {
      name: "arena-settings-team",
      path: "/arena-settings/equipe",
      shows: "Configurações da Arena: quem trabalha aqui",
    },
    { name: "arena-tournaments", path: "/arena-tournaments", shows: "Gerenciar Torneios" },
    {
      name: "create-tournament",
      path: "/arena-tournaments/novo",
      shows: "Criar torneio: o formato",
    },
    {
      name: "create-tournament-places",
      path: "/arena-tournaments/novo?passo=2",
      shows: "Criar torneio: datas, vagas e valor",
    },
    {
      name: "create-tournament-rules",
      path: "/arena-tournaments/novo?passo=3",
      shows: "Criar torneio: inscrições e regras",
    },
    { name: "enrolments", path: `${cup}/enrolments`, shows: "Gerenciar Inscrições de duplas" },
    {
      name: "enrolments-import",
      path: `${cup}/enrolments`,
      shows: "Importar inscrições: o que há de errado em cada linha",
      before: async (page) => {
        await page.getByRole("button", { name: "Importar CSV" }).click();
        await page
          .getByLabel("Ou cole as linhas aqui")
          .fill("Atleta 1;E-mail 1;Atleta 2;E-mail 2\nAna Lima;;Bia Reis;bia@\nCaio Dias;;;");
        await page.getByRole("button", { name: "Conferir planilha" }).click();
        await page.getByText("2 linhas têm problema").waitFor();
      },
      windowOnly: true,
    },
    ...Object.entries(tournamentTabLabel).map(([tab, label]) => ({
      name: `super8-${tab}`,
      path: `${super8}?aba=${tab}`,
      shows: `Super 8 em andamento: ${label}`,
    })),
    ...Object.entries(tournamentTabLabel).map(([tab, label]) => ({
      name: `pairs-${tab}`,
      path: `${internal}?aba=${tab}`,
      shows: `Interno de duplas em andamento: ${label}`,
    })),
    { name: "pairs-bracket", path: `${internal}/bracket`, shows: "Chave de duplas em tela cheia" },
    { name: "super8-bracket", path: `${super8}/bracket`, shows: "Chaveamento em tela cheia" },
    {
      name: "tournament-schedule",
      path: `${internal}/schedule`,
      shows: "Programação do torneio",
    },
    {
      name: "qr-sheet",
      path: `${internal}/qr`,
      shows: "QR codes dos jogos, para imprimir",
      before: async (page) => {
        await page.getByRole("button", { name: "Criar QR codes" }).click();
        await page
          .getByRole("img", { name: /QR code/ })
          .first()
          .waitFor();
      },
    },
    { name: "score-pad", path: scorePadAddress, shows: "Placar de um jogo", windowOnly: true },
  ],
};
