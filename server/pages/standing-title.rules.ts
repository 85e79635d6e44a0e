/** Fixed titles of the pages where users start their day, the same for all users; equal to the heading of the page. */
export const standingTitles: ReadonlyMap<string, string> = new Map([
  ["/arena-dashboard", "Arena Dashboard"],
  ["/arena-settings", "Configurações da Arena"],
  ["/arena-settings/horarios", "Configurações da Arena"],
  ["/arena-settings/quadras", "Configurações da Arena"],
  ["/arena-settings/recebimento", "Configurações da Arena"],
  ["/arena-athletes", "Atletas da Arena"],
  ["/arena-teachers", "Professores da Arena"],
  ["/arena-athletes/pedidos", "Novos atletas"],
  ["/arena-athletes/relatorio", "Relatório de Matrículas"],
  ["/arena-teachers/relatorio", "Relatório de Professores"],
  ["/federation", "Dashboard da Federação"],
  ["/federation/championships", "Gestão de Campeonatos"],
  ["/admin", "Dashboard"],
  ["/conta", "Minha conta"],
]);
