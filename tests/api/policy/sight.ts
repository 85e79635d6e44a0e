import type { Actor } from "../../support/actors";

/** Columns that somebody may come across, by whose they are: the names under which the rows were stamped. */
export type Sight = Record<string, string>;

const both = (...sights: Sight[]): Sight => {
  const sum: Sight = {};
  for (const sight of sights)
    for (const [owner, columns] of Object.entries(sight)) sum[owner] = `${sum[owner] ?? ""} ${columns}`;
  return sum;
};

const ranking =
  "rankings.id rankings.nome rankings.categoria posicoes_ranking.id posicoes_ranking.desempate versoes_ranking.id versoes_ranking.motivo resultados_ranking.id resultados_ranking.evento resultados_ranking.motivo";
const sportingPart = "alunos.id alunos.nome_completo";
const contact = "alunos.email alunos.telefone";
const account = "usuarios.id usuarios.nome usuarios.email";
const ownAccount = `${account} sessoes.id`;
const resultSheet = "torneios.nome categorias_campeonato.nome inscricoes_torneios.id";
const category = "categorias_campeonato.id categorias_campeonato.nome categorias_campeonato.nivel";
const tournament = `${resultSheet} torneios.id torneios.categoria torneios.descricao torneios.local_realizacao torneios.diretor_responsavel ${category}`;
/** The same of one that nobody is in. */
const draft = `torneios.nome torneios.id torneios.categoria torneios.descricao torneios.local_realizacao torneios.diretor_responsavel categorias_campeonato.nome ${category}`;
/** Whose lots were drawn, so that anybody can draw them again. */
const played = `${tournament} jogos.id chaveamentos.semente_sorteio`;
const playedByPairs = `${played} jogos.observacoes duplas_torneios.id inscricoes_torneios.motivo_posicao`;
const paired = `${tournament} duplas_torneios.id`;
/** What a poster says of where one plays. */
const poster =
  "arenas.nome_arena arenas.endereco_completo arenas.cidade arenas.whatsapp arenas.site arenas.instagram quadras.id quadras.nome";
const arena = `arenas.id ${poster}`;
/** The same of one that says neither its city nor a phone. */
const unlistedArena = "arenas.id arenas.nome_arena arenas.endereco_completo quadras.id quadras.nome";
const business = "arenas.cnpj arenas.email arenas.contato arenas.responsavel gestores_arenas.id";
const federation =
  "federacoes.id federacoes.nome federacoes.sigla federacoes.cnpj federacoes.endereco_completo federacoes.email " +
  "federacoes.telefone federacoes.responsavel federacoes.site_oficial federacoes.cidade federacoes.chave_pix federacao_usuarios.id federacao_usuarios.cargo";
const teacher = "professores.id professores.nome_completo";
const classes = "aulas.id aulas.nome aulas.categoria aulas.motivo_cancelamento quadras.id quadras.nome";
/** Of who manages the arena: who has rented beside it, too. */
const calendar = `${classes} locacoes.descricao locacoes.id`;
/** A court that somebody asked for: for them, and for who manages the arena. */
const askedFor = "locacoes.id locacoes.descricao locacoes.contato locacoes.motivo_cancelamento";
/** Who comes for a day. */
const dayUses = "day_uses.id day_uses.cliente day_uses.contato day_uses.motivo_cancelamento";
/** What is owed: for who pays and who is paid. */
const fee = "faturamento.id faturamento.descricao lancamentos.id";
/** The same of a place in a tournament, and how its price was reckoned. */
const placeFee = `${fee} inscricoes_torneios.motivo_valor`;
const owed = `${fee} lancamentos.motivo mensalidades.id mensalidades.descricao`;
/** The same, and what the arena sells: for who manages it. */
const owedAndSold = `${owed} planos_aulas.id planos_aulas.nome`;
/** What came into an arena's account: for who manages it. */
/** What the bank collects, and who pays. */
const boletos: Sight = {
  boletos:
    "boletos.id boletos.pagador boletos.endereco boletos.bairro boletos.cep boletos.cidade boletos.uf boletos.texto_banco " +
    "convenios_cobranca.beneficiario linhas_retorno.id linhas_retorno.nosso_numero linhas_retorno.texto remessas.id",
};
const bank: Sight = {
  bank: "extratos_bancarios.id extratos_bancarios.arquivo extratos_bancarios.conta lancamentos_bancarios.id lancamentos_bancarios.texto",
};
const scoring = "links_placar.id arbitros_torneios.id";
const key = "chaves_api.id chaves_api.nome chaves_api.final";
/** Who else works for the first side's federation. */
const colleague = "federacao_usuarios.id federacao_usuarios.cargo";
const itsColleague = `${colleague} usuarios.nome usuarios.email`;

/**
 * What hangs on the wall: the running rankings and the championships of active federations, the tournaments that an arena
 * has made public, and who stands and plays in them. Of minors the initials.
 */
const everybody: Sight = {
  ranking,
  federation: "federacoes.nome",
  athlete: sportingPart,
  listed: sportingPart,
  minor: "alunos.id",
  published: `${paired} jogos.id`,
  championship: played,
  arena: poster,
  // Why the arena opens otherwise than usual today.
  // And the classes with places.
  rentals: "dias_especiais.motivo aulas.id aulas.nome aulas.categoria",
  // What classes cost there.
  charges: "planos_aulas.nome",
};

/** The sporting part of every athlete, and what they played in public or what is over; no way to the tournament. */
const everyoneSignedIn: Sight = both(everybody, {
  unlisted: sportingPart,
  undrawn: sportingPart,
  "claimed record": sportingPart,
  "request to join": sportingPart,
  // Minors whom nobody meets in public.
  "guardian invitation": "alunos.id",
  "guardian bond": "alunos.id",
  merging: sportingPart,
  finished: resultSheet,
  guests: resultSheet,
  championship: resultSheet,
});

/** Programs that read rankings and results: no athlete they do not meet there. */
const programs: Sight = everybody;

/** What is said beside a match is for those who run it. */
const noted = "jogos.observacoes";

/** Who is asked to play along, by the name one typed; never the address, nor what the link holds. */
const asked = "convites_dupla.id convites_dupla.nome_convidado";
/** What those pay less with who were told its code. */
const coupons = "cupons_torneio.id cupons_torneio.codigo";
/** Where fees are paid to. */
const payee = "arenas.chave_pix";
/** With what lots places were given. */
const lots = "categorias_campeonato.semente_vagas";
/** What those who run a tournament know of its enrolments besides. */
const enrolmentDesk: Sight = {
  arena: payee,
  book: `${asked} ${coupons} inscricoes_torneios.excecao_motivo ${lots}`,
  "pair event": coupons,
  "pair event's records": asked,
};

const atTheArena: Sight = {
  book: paired,
  published: noted,
  finished: played,
  drawn: played,
  "pair event": playedByPairs,
  open: paired,
  undrawn: paired,
  guests: tournament,
  "arena ranking": ranking,
};

const ofTheFederation: Sight = {
  federation,
  championship: played,
  "stopped ranking": ranking,
  "partner key": key,
  "revoked key": key,
  draft,
};

/** What was ever written into a match, and why: for those who run it. */
const history = "historico_resultados.placar historico_resultados.motivo";

/** That somebody asks to join: for them and for the arena. */
const joining: Sight = { "request to join": "pedidos_arena.id" };

/** Which federations an arena may ask: those that are active. */
const federationInBrief = "federacoes.id federacoes.nome federacoes.sigla federacoes.site_oficial";
const federationsToJoin: Sight = { federation: federationInBrief, affiliation: federationInBrief };
/** Which arenas a federation may invite: open ones that belong to none. */
const arenasToInvite: Sight = { affiliation: "arenas.nome_arena arenas.endereco_completo" };
const affiliation: Sight = { affiliation: "filiacoes.id" };

/** What the administration asks somebody to look after: for them. */
const asksToManage: Sight = {
  "management invitation": "convites_gestao.id convites_gestao.alvo_nome convites_gestao.cargo",
};

/** Who has rented a court. */
const rentals: Sight = {
  "pair event's records": "locacoes.descricao locacoes.id",
  rentals: `${askedFor} locacoes.observacao ${dayUses} aulas.id`,
};

/** What a teacher wrote of a student: for both and the arena, for the student where it is shown to them. */
const note = "anotacoes_progresso.id anotacoes_progresso.texto";
const shownNote: Sight = { "shown note": note };
const notes: Sight = both(shownNote, { "progress note": note });

/** What a class brings its teacher: for them and who manages the arena. What was agreed on is this one's. */
const earned =
  "extratos_comissao.id extratos_comissao.observacao linhas_extrato_comissao.titulo linhas_extrato_comissao.detalhe ajustes_comissao.motivo";
const commissions: Sight = { commissions: `${earned} regras_comissao.id` };

/** Why an arena took a credit back: for the athlete and the arena. */
const creditsTaken = "lancamentos_creditos.motivo_retirada creditos_aulas.comprado_como";
/** What is given every week. */
const weeklyClass = "aulas_professor.id aulas_professor.nome aulas_professor.categoria";

/** What an arena keeps of who plays there. */
const listedAtArena = "alunos_arenas.id alunos_arenas.observacoes";
const arenasList: Sight = {
  athlete: listedAtArena,
  listed: listedAtArena,
  unlisted: listedAtArena,
  minor: listedAtArena,
  undrawn: "alunos_arenas.id",
  // The address is that of whoever has yet to say whether the record is theirs.
  "claimed record": `${listedAtArena} alunos.telefone`,
  merging: `${listedAtArena} pedidos_uniao.id pedidos_uniao.nome_sai unioes_cadastros.id unioes_cadastros.nome_saiu`,
};

/** What an arena keeps of who teaches there, and what they give every week. */
const taughtAtArena = "professores_arenas.id professores_arenas.telefone";
const certificates =
  "certificacoes_professor.nome_certificacao certificacoes_professor.entidade_certificadora";
/** Under which name their record stood before. */
const changed = "alteracoes_professor.nome_antes alteracoes_professor.nome_depois";
const teachersList: Sight = {
  teacher: `${taughtAtArena} ${certificates} ${changed} usuarios.email aulas_professor.id aulas_professor.categoria`,
  class: `${weeklyClass} ${creditsTaken}`,
  "teaching invitation": `${teacher} professores_arenas.id professores_arenas.email`,
};

/** That an arena asks somebody to teach, and under which name it has them: for them. */
const askedToTeach: Sight = {
  "teaching invitation": "convites_professores.id professores.nome_completo",
};

/** That an arena asks whether somebody answers for a minor, by the first name: for them. */
const askedToGuard: Sight = {
  "guardian invitation": "responsaveis_atletas.id",
  // For whom they answer.
  "guardian bond": "responsaveis_atletas.id alunos.id alunos.nome_completo",
};

/** That an arena asks whether a record is somebody's too, and under which name it has it: for them. */
const askedToMerge: Sight = {
  merging: "pedidos_uniao.id pedidos_uniao.nome_sai unioes_cadastros.id unioes_cadastros.nome_saiu",
};

/** Who answers for the minors of the arena's list, and how they are reached. */
const wards: Sight = {
  "guardian invitation": `responsaveis_atletas.id alunos.nome_completo alunos_arenas.id alunos_arenas.observacoes ${contact}`,
  "guardian bond": `responsaveis_atletas.id alunos.nome_completo alunos_arenas.id alunos_arenas.observacoes ${contact}`,
  athlete: "usuarios.nome usuarios.email",
};

/** Everything of a side that the API can show; nobody's password, CPF or own notes. */
const everything: Sight = both(
  everyoneSignedIn,
  atTheArena,
  enrolmentDesk,
  ofTheFederation,
  rentals,
  joining,
  asksToManage,
  notes,
  commissions,
  bank,
  boletos,
  arenasList,
  teachersList,
  wards,
  {
    arena: `${arena} ${business}`,
    manager: account,
    president: account,
    teacher: `${account} ${teacher} certificacoes_professor.id documentos_certificacoes.nome`,
    class: calendar,
    "pair event's records": `${scoring} ${history} resultados_ranking.id`,
    "points of a Super 8": "resultados_ranking.id",
    athlete: `${contact} ${account}`,
    listed: contact,
    unlisted: contact,
    undrawn: contact,
    merging: contact,
    minor: `alunos.nome_completo ${contact}`,
    waiting: `${federation} ${ranking} ${played} ${account}`,
    "suspended arena": `${unlistedArena} arenas.cnpj arenas.email arenas.responsavel arenas.motivo_suspensao professores_arenas.id ${account}`,
    contracts: "contratos.id contratos.plano contratos.motivo_encerramento documentos_contratos.nome",
    "arena invitation": `convites_gestao.id convites_gestao.alvo_nome ${account}`,
    "manager to be": `convites_gestao.id convites_gestao.alvo_nome convites_gestao.cargo ${account}`,
    affiliation: `filiacoes.id ${federation} ${unlistedArena} arenas.cnpj arenas.email arenas.responsavel ${account}`,
    "inactive federation": `${federation} federacoes.motivo_inatividade ${account}`,
    audit: "auditoria.id auditoria.motivo",
    charges: owedAndSold,
    "rules preset": "modelos_regras.id modelos_regras.nome",
    book: placeFee,
  },
);

/** Who runs the platform and what is announced: no side's. */
const platform: Sight = {
  platform:
    "configuracoes.razao_social configuracoes.cnpj configuracoes.email_contato configuracoes.telefone_contato " +
    "configuracoes.encarregado_nome configuracoes.encarregado_email configuracoes.aviso_texto",
};

/** What each caller sees of the first side, which is theirs, of the second, and of what is on no side. */
export const sights: Record<Actor, { own: Sight; other: Sight; beside: Sight }> = {
  anonymous: { own: everybody, other: everybody, beside: platform },
  disabled: { own: everybody, other: everybody, beside: platform },
  temporary: { own: {}, other: {}, beside: { ...platform, temporary: account } },
  athlete: {
    own: both(everyoneSignedIn, joining, asksToManage, askedToTeach, askedToGuard, shownNote, askedToMerge, {
      athlete: `${contact} alunos.cpf alunos.observacoes ${ownAccount}`,
      // Who corrected their profile.
      manager: "usuarios.nome",
      finished: played,
      drawn: played,
      "pair event": playedByPairs,
      // The classes they were and will be in.
      class: `aulas.id aulas.nome aulas.categoria aulas.motivo_cancelamento quadras.nome ${creditsTaken}`,
      teacher: "professores.nome_completo",
      // They owe for a place of theirs; they are asked to play along, and have asked.
      arena: payee,
      // Also a class with places, which they may book.
      rentals: `${askedFor} ${dayUses} aulas.id`,
      charges: owed,
      boletos: "boletos.id",
      book: `${paired} ${asked} faturamento.id faturamento.descricao inscricoes_torneios.motivo_valor`,
      "pair event's records": asked,
      championship: played,
      // Whose championship one plays in.
      waiting: `${played} federacoes.nome`,
      "arena ranking": ranking,
      // Where they once stood stays in their own history.
      "stopped ranking":
        "rankings.id rankings.nome rankings.categoria posicoes_ranking.id posicoes_ranking.desempate versoes_ranking.id",
    }),
    other: everyoneSignedIn,
    beside: platform,
  },
  teacher: {
    // Who gives the classes of the arena's day: here oneself.
    own: both(everyoneSignedIn, atTheArena, notes, {
      arena,
      commissions: earned,
      teacher: `${ownAccount} ${teacher} professores.cpf professores_arenas.telefone ${changed} certificacoes_professor.id documentos_certificacoes.nome ${certificates} aulas_professor.id aulas_professor.categoria`,
      class: `${classes} ${weeklyClass}`,
      // Whom they teach, of the arena's list.
      athlete: `alunos_arenas.id ${contact}`,
      rentals: "aulas.id",
      "suspended arena": `${unlistedArena} arenas.motivo_suspensao`,
    }),
    other: everyoneSignedIn,
    beside: platform,
  },
  manager: {
    own: both(
      everyoneSignedIn,
      atTheArena,
      enrolmentDesk,
      rentals,
      joining,
      notes,
      commissions,
      bank,
      boletos,
      federationsToJoin,
      affiliation,
      arenasList,
      teachersList,
      wards,
      {
        // Its own, as the federation its own: nobody else has a sight of a draft.
        draft,
        arena: `${arena} ${business}`,
        // Whom they have asked to manage it with them, by the address alone.
        "manager to be": "convites_gestao.id convites_gestao.alvo_nome convites_gestao.cargo usuarios.email",
        charges: owedAndSold,
        "rules preset": "modelos_regras.id modelos_regras.nome",
        book: placeFee,
        class: calendar,
        athlete: contact,
        listed: contact,
        unlisted: contact,
        undrawn: contact,
        merging: contact,
        minor: `alunos.nome_completo ${contact}`,
        manager: ownAccount,
        notice: "avisos.id avisos.titulo avisos.texto avisos.caminho",
        "push device": "inscricoes_push.id",
        // Who referees, and who could be chosen to.
        teacher: `${teacher} usuarios.nome`,
        "points of a Super 8": "resultados_ranking.id",
        "pair event's records": `${scoring} ${history} resultados_ranking.id`,
      },
    ),
    other: both(everyoneSignedIn, federationsToJoin),
    // Who teaches at the arena with an account that is closed, or that has yet to get a password of its own.
    beside: {
      ...platform,
      disabled: `${teacher} professores_arenas.id usuarios.email`,
      temporary: `${teacher} professores_arenas.id usuarios.email`,
    },
  },
  federation: {
    own: both(everyoneSignedIn, ofTheFederation, arenasToInvite, affiliation, {
      arena,
      minor: "alunos.nome_completo",
      "guardian invitation": "alunos.nome_completo",
      "guardian bond": "alunos.nome_completo",
      // What who teaches at its arenas is certified for.
      teacher: `professores.nome_completo certificacoes_professor.id documentos_certificacoes.nome ${certificates}`,
      president: ownAccount,
      announcement:
        "comunicados.id comunicados.titulo comunicados.texto comunicados.publico comunicados.motivo_nao_enviado",
      // Whom it has invited: the address, and not whose it is.
      ...asksToManage,
      athlete: "usuarios.email",
    }),
    other: both(everyoneSignedIn, arenasToInvite),
    beside: { ...platform, disabled: itsColleague, temporary: itsColleague },
  },
  admin: {
    own: everything,
    other: everything,
    beside: {
      ...platform,
      admin: ownAccount,
      "analyst key": key,
      disabled: `${account} ${colleague} ${teacher} professores_arenas.id`,
      temporary: `${account} ${colleague} ${teacher} professores_arenas.id`,
    },
  },
  partner: { own: both(programs, { "stopped ranking": ranking }), other: programs, beside: platform },
  analyst: { own: programs, other: programs, beside: platform },
};

const login = "usuarios.nome usuarios.email";

/** What stands in the file of one's own data: everything that is kept, of nobody else but the names one has met. */
export const ownFiles: Partial<Record<Actor, Sight>> = {
  athlete: {
    "athlete A": `${login} alunos.nome_completo alunos.email alunos.telefone alunos.cpf alunos.observacoes alunos_arenas.observacoes`,
    "arena A": "arenas.nome_arena quadras.nome",
    // Two courts and two days that they have asked for.
    "rentals A":
      "locacoes.contato locacoes.contato locacoes.descricao locacoes.descricao locacoes.motivo_cancelamento locacoes.observacao " +
      "day_uses.cliente day_uses.cliente day_uses.contato day_uses.contato day_uses.motivo_cancelamento",
    "class A":
      // Two that they are or were in, and one that they wait for.
      "aulas.categoria aulas.categoria aulas.categoria lancamentos_creditos.motivo_retirada creditos_aulas.comprado_como",
    // What their teacher wrote of them, shown to them or not.
    "progress note A": "anotacoes_progresso.texto",
    "shown note A": "anotacoes_progresso.texto",
    "teacher A": "professores.nome_completo",
    // Whom one has asked to play along, and by whom one was asked.
    "book A": "torneios.nome convites_dupla.nome_convidado faturamento.descricao",
    "listed A": "alunos.nome_completo",
    "pair event's records A": "convites_dupla.nome_convidado",
    "finished A": "torneios.nome",
    "drawn A": "torneios.nome",
    "pair event A": "torneios.nome",
    "championship A": "torneios.nome",
    "waiting A": "torneios.nome",
    "ranking A": "rankings.nome",
    "stopped ranking A": "rankings.nome",
    "arena ranking A": "rankings.nome",
    // What the bank said of what they have paid.
    "bank A": "lancamentos_bancarios.texto",
    // Two: one that the bank collects, one that it has taken out.
    "boletos A":
      "boletos.pagador boletos.endereco boletos.bairro boletos.cep boletos.cidade boletos.uf " +
      "boletos.pagador boletos.endereco boletos.bairro boletos.cep boletos.cidade boletos.uf",
    // One of a class, one paid, three cancelled: of a plan, of a court, of a day.
    "charges A":
      "faturamento.descricao faturamento.descricao faturamento.descricao faturamento.descricao faturamento.descricao " +
      "mensalidades.descricao mensalidades.descricao lancamentos.motivo lancamentos.motivo lancamentos.motivo",
    "guardian bond A": "alunos.nome_completo atos_responsaveis.acao",
    // Under which name an arena has the record that it asks about.
    "merging A": "pedidos_uniao.nome_sai",
    "management invitation A": "convites_gestao.alvo_nome convites_gestao.cargo",
  },
  teacher: {
    "suspended arena A": "arenas.nome_arena",
    "teacher A":
      `${login} professores.nome_completo professores.email professores.cpf professores_arenas.telefone ${changed} ` +
      "certificacoes_professor.nome_certificacao certificacoes_professor.nome_certificacao " +
      "certificacoes_professor.entidade_certificadora certificacoes_professor.entidade_certificadora " +
      "documentos_certificacoes.nome",
    "arena A": "arenas.nome_arena",
    // What they have earned, of what is closed.
    "commissions A":
      "extratos_comissao.observacao linhas_extrato_comissao.titulo linhas_extrato_comissao.detalhe",
    // Where one is a referee.
    "pair event A": "torneios.nome",
  },
  manager: {
    "manager A": login,
    "arena A":
      "arenas.nome_arena arenas.cnpj arenas.email arenas.contato arenas.endereco_completo arenas.whatsapp arenas.site arenas.instagram",
    "notice A": "avisos.titulo avisos.texto",
    "mails A": "emails.assunto",
    "push device A": "inscricoes_push.endereco",
  },
  federation: {
    "president A": login,
    "federation A": "federacoes.nome federacao_usuarios.cargo",
    "announcement A": "comunicados.titulo comunicados.texto comunicados.publico",
    // What an admin has done to one, and why.
    "audit A": "auditoria.motivo",
  },
  admin: { admin: login },
};
