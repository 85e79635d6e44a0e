import { announcementsSentBy } from "../announcements/announcement.loader";
import { childrenOf, guardiansOf } from "../guardians/guardian.loader";
import type { Charge, LedgerEntry } from "../../prisma/generated/client/client";
import { athleteGenderLabel } from "../sport/gender.rules";
import { athleteLevelLabel } from "../sport/athlete-level.rules";
import { joinRequestStatusLabel } from "../athletes/joining/join-request.rules";
import { boletoStatusLabel } from "../billing/boletos/boleto.rules";
import { ledgerEntryLabel, paymentInWords, paymentMethodLabel } from "../billing/charge-words.rules";
import { commissionsOf } from "../billing/commissions/personal-data.loader";
import { dayUsesOf, rentalsOf } from "../bookings/personal-data.loader";
import {
  classesOf,
  creditsOf,
  progressNotesAbout,
  progressNotesBy,
  waitingListsOf,
} from "../classes/personal-data.loader";
import type { ActionContext } from "../platform/context";
import { dayFromDatabase } from "../platform/time/calendar-day.rules";
import { teacherDataOf, teachingInvitationsTo } from "../teachers/personal-data.loader";
import { noticesOf, pushDevicesOf } from "../notices/personal-data.loader";
import { invitationsReceivedBy, invitationsSentBy } from "../enrolments/personal-data.loader";
import { mergeRequestStatusLabel, statusNow } from "../merging/merging.rules";
import { appointmentsOf } from "../scoring/personal-data.loader";
import {
  askedLabel,
  enrolmentStatusLabel,
  isAsked,
} from "../tournaments/tournament-and-enrolment-status.rules";
import { auditActionLabel, type AuditAction } from "../identity/audit.rules";
import { managementInvitationStatusLabel } from "../identity/management/management.rules";
import { deviceName } from "../identity/device-name.rules";
import { roleLabel } from "../identity/roles.rules";

const day = (value: Date | null): string | null => value && dayFromDatabase(value);

/** Everything that is kept about one user, under the words the screens use. */
export async function personalDataOf({ db, now }: Pick<ActionContext, "db" | "now">, userId: string) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      roles: true,
      sessions: { orderBy: { id: "desc" } },
      arenas: true,
      managedArenas: { include: { arena: { select: { name: true } } } },
      federationMembers: { include: { federation: true } },
      apiKeys: { orderBy: { id: "desc" } },
      invitations: { orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
      recordRefusals: { orderBy: { refusedAt: "desc" } },
    },
  });
  const [own] = await athleteDataOf({ db, now }, userId);
  const mails = await db.outgoingMail.findMany({ where: { to: user.email }, orderBy: { id: "desc" } });
  const readings = await db.personalDataReading.groupBy({
    by: ["day"],
    where: { readerId: userId },
    _count: { _all: true },
    orderBy: { day: "desc" },
  });
  const acts = await db.auditEntry.findMany({
    where: { subjectId: userId },
    orderBy: [{ at: "desc" }, { id: "desc" }],
  });
  return {
    geradoEm: now.toISOString(),
    conta: {
      nome: user.name,
      email: user.email,
      emailConfirmadoEm: user.emailConfirmedAt,
      criadaEm: user.createdAt,
      papeis: user.roles.map(({ role, createdAt }) => ({ papel: roleLabel[role], desde: createdAt })),
    },
    sessoes: user.sessions.map((session) => ({
      aparelho: deviceName(session.userAgent),
      criadaEm: session.createdAt,
      ultimoUsoEm: session.lastUsedAt,
      encerradaEm: session.endedAt,
    })),
    arenas: user.arenas.map(({ name, cnpj, email, contactPhone, fullAddress, createdAt, ...arena }) => ({
      nome: name,
      cnpj,
      email,
      contato: contactPhone,
      whatsapp: arena.whatsApp,
      site: arena.website,
      instagram: arena.instagram,
      endereco: fullAddress,
      uf: arena.uf,
      criadaEm: createdAt,
    })),
    gestaoDeArenas: user.managedArenas.map(({ active, appointedOn, arena }) => ({
      arena: arena.name,
      ativo: active,
      desde: day(appointedOn),
    })),
    federacoes: user.federationMembers.map(({ position, active, appointedOn, federation }) => ({
      federacao: federation.name,
      cargo: position,
      ativo: active,
      desde: day(appointedOn),
    })),
    chavesDeApi: user.apiKeys.map(({ name, createdAt, revokedAt }) => ({
      nome: name,
      criadaEm: createdAt,
      revogadaEm: revokedAt,
    })),
    emailsEnviados: mails.map(({ subject, createdAt }) => ({ assunto: subject, em: createdAt })),
    avisos: await noticesOf(db, userId),
    aparelhosComAvisos: await pushDevicesOf(db, userId),
    comunicadosQueVoceEnviou: await announcementsSentBy(db, userId),
    convitesRecebidos: await invitationsReceivedBy({ db, now }, user.email),
    arbitragens: await appointmentsOf({ db }, userId),
    convitesParaGerir: user.invitations.map(({ placeName, position, status, createdAt, answeredAt }) => ({
      lugar: placeName,
      cargo: position,
      situacao: managementInvitationStatusLabel[status],
      em: createdAt,
      respondidoEm: answeredAt,
    })),
    acoesDaAdministracao: acts.map(({ at, action, reason }) => ({
      em: at,
      acao: auditActionLabel[action as AuditAction],
      motivo: reason,
    })),
    dadosDeAtletasQueVoceLeu: readings.map(({ day: on, _count }) => ({ dia: day(on), atletas: _count._all })),
    atleta: own ?? null,
    cadastrosQueVoceDisseNaoSeremSeus: user.recordRefusals.map(({ refusedAt }) => ({ em: refusedAt })),
    professor: await teacherDataOf(db, userId),
    comissoes: await commissionsOf(db, userId),
    convitesParaDarAulas: await teachingInvitationsTo(db, user),
    dependentes: await childrenOf(db, user, now),
    anotacoesDeProgressoQueVoceEscreveu: await progressNotesBy(db, userId),
  };
}

/** Null for what stayed. */
const fromTo = <Value>(before: Value | null, after: Value | null, said: (value: Value) => string) =>
  before === null && after === null ? null : { de: before && said(before), para: after && said(after) };

/** The person's own record, where they have one. */
async function athleteDataOf(parts: Pick<ActionContext, "db" | "now">, userId: string) {
  const athletes = await parts.db.athlete.findMany({
    where: { userId },
    include: {
      arenas: { include: { arena: true } },
      joinRequests: { include: { arena: { select: { name: true } } }, orderBy: { askedAt: "desc" } },
      profileChanges: { include: { changedBy: { select: { name: true } } }, orderBy: { id: "desc" } },
      photo: true,
      mergedRecords: { orderBy: { mergedAt: "desc" } },
      mergesAsKept: { include: { arena: { select: { name: true } } }, orderBy: { askedAt: "desc" } },
    },
  });
  return Promise.all(
    athletes.map(async (athlete) => ({
      nomeCompleto: athlete.fullName,
      email: athlete.email,
      cpf: athlete.cpf,
      telefone: athlete.phone,
      dataNascimento: day(athlete.birthDate),
      genero: athlete.gender && athleteGenderLabel[athlete.gender],
      nivel: athleteLevelLabel[athlete.level],
      observacoes: athlete.notes,
      paginaPublicaDesde: athlete.publicSince,
      foto: athlete.photo && {
        enviadaEm: athlete.photo.sentAt,
        tipo: athlete.photo.mediaType,
        base64: Buffer.from(athlete.photo.content).toString("base64"),
      },
      criadoEm: athlete.createdAt,
      arenas: athlete.arenas.map(({ arena, firstVisitOn, active, note }) => ({
        arena: arena?.name ?? null,
        primeiraVisita: day(firstVisitOn),
        ativo: active,
        observacoesDaArena: note,
      })),
      pedidosParaEntrar: athlete.joinRequests.map(({ arena, status, askedAt, answeredAt }) => ({
        arena: arena.name,
        situacao: joinRequestStatusLabel[status],
        pedidoEm: askedAt,
        respondidoEm: answeredAt,
      })),
      alteracoesDoCadastro: athlete.profileChanges.map((change) => ({
        em: change.changedAt,
        por: change.changedBy?.name ?? null,
        nivel: fromTo(change.levelBefore, change.levelAfter, (level) => athleteLevelLabel[level]),
        dataNascimento: fromTo(change.birthDateBefore, change.birthDateAfter, dayFromDatabase),
        genero: fromTo(change.genderBefore, change.genderAfter, (gender) => athleteGenderLabel[gender]),
        nome: fromTo(change.nameBefore, change.nameAfter, (name) => name),
        telefone: fromTo(change.phoneBefore, change.phoneAfter, (phone) => phone),
        cpfMudou: change.cpfChanged,
        fotoRemovida: change.photoRemoved,
      })),
      cadastrosJuntados: athlete.mergedRecords.map(({ id, mergedAt }) => ({ cadastro: id, em: mergedAt })),
      pedidosParaJuntarCadastros: athlete.mergesAsKept.map((request) => ({
        arena: request.arena.name,
        cadastroEmNomeDe: request.otherName,
        situacao: mergeRequestStatusLabel[statusNow(request, parts.now)],
        pedidoEm: request.askedAt,
        respondidoEm: request.answeredAt,
      })),
      aulas: await classesOf(parts.db, athlete.id),
      filas_de_aulas: await waitingListsOf(parts.db, athlete.id),
      locacoes: await rentalsOf(parts.db, athlete.id),
      day_uses: await dayUsesOf(parts.db, athlete.id),
      creditos_de_aula: await creditsOf(parts.db, athlete.id),
      anotacoes_de_progresso: await progressNotesAbout(parts.db, athlete.id),
      ...(await sportingDataOf(parts.db, athlete.id)),
      convitesEnviados: await invitationsSentBy(parts, athlete.id),
      responsaveis: await guardiansOf(parts.db, athlete.id),
    })),
  );
}

function lastRefund({ refundedInCents }: Charge, entries: readonly LedgerEntry[]) {
  const last = entries.findLast(({ kind }) => kind === "REFUND");
  return last ? { refundedInCents, on: dayFromDatabase(last.on) } : null;
}

async function sportingDataOf(db: ActionContext["db"], athleteId: string) {
  const [enrolments, matches, positions, charges, plans, readings] = await Promise.all([
    db.enrolment.findMany({
      where: { athleteId },
      include: {
        tournament: { select: { name: true, startDate: true } },
        unavailabilities: true,
        charge: true,
      },
      orderBy: { enrolledAt: "desc" },
    }),
    db.matchPlayer.findMany({
      where: { athleteId },
      include: { match: { include: { tournament: { select: { name: true } } } } },
      orderBy: { match: { playedAt: "desc" } },
    }),
    db.rankingPosition.findMany({
      where: { athleteId },
      include: { ranking: { select: { name: true } } },
      orderBy: { month: "desc" },
    }),
    db.charge.findMany({
      where: { athleteId },
      include: {
        arena: true,
        federation: true,
        entries: { orderBy: { position: "asc" }, include: { bankLine: { select: { text: true } } } },
        boletos: { orderBy: { sequence: "asc" } },
      },
      orderBy: { serviceDate: "desc" },
    }),
    db.monthlyPlan.findMany({
      where: { athleteId },
      include: { arena: { select: { name: true } } },
      orderBy: { id: "desc" },
    }),
    db.personalDataReading.findMany({
      where: { athleteId },
      include: { reader: { select: { name: true } } },
      orderBy: { day: "desc" },
    }),
  ]);
  return {
    torneios: enrolments.map(({ tournament, unavailabilities, charge, ...enrolment }) => ({
      torneio: tournament.name,
      inicio: day(tournament.startDate),
      situacao: isAsked(enrolment) ? askedLabel : enrolmentStatusLabel[enrolment.status],
      inscritoEm: enrolment.enrolledAt,
      taxaEmCentavos: enrolment.feeInCents,
      pagoEm: charge?.paidAt ?? null,
      reembolsoEmCentavos: enrolment.cancelledAt === null ? null : (charge?.refundedInCents ?? 0),
      posicaoFinal: enrolment.finalPosition,
      indisponibilidades: unavailabilities.map(({ startsAt, endsAt }) => ({ de: startsAt, ate: endsAt })),
    })),
    jogos: matches.map(({ side, match }) => ({
      torneio: match.tournament.name,
      rodada: match.round,
      realizadoEm: match.playedAt,
      resultado: match.winnerSide === null ? null : match.winnerSide === side ? "vitoria" : "derrota",
    })),
    rankings: positions.map(({ ranking, month, position, points }) => ({
      ranking: ranking.name,
      mes: day(month),
      posicao: position,
      pontos: points,
    })),
    cobrancas: charges.map(({ arena, federation, entries, boletos, ...charge }) => ({
      arena: arena?.name ?? null,
      federacao: federation?.name ?? null,
      descricao: charge.description,
      valorEmCentavos: charge.amountInCents,
      situacao: paymentInWords(charge.status, lastRefund(charge, entries)),
      lancamentos: entries.map(({ kind, on, amountInCents, method, reason, bankLine }) => ({
        tipo: ledgerEntryLabel[kind],
        dia: day(on),
        valorEmCentavos: amountInCents,
        forma: method && paymentMethodLabel[method],
        motivo: reason,
        ...(bankLine ? { noExtratoDoBanco: bankLine.text } : {}),
      })),
      boletos: boletos.map((boleto) => ({
        nossoNumero: boleto.ourNumber,
        situacao: boletoStatusLabel[boleto.status],
        valorEmCentavos: boleto.amountInCents,
        vencimento: day(boleto.dueOn),
        pagador: boleto.payerName,
        endereco: [boleto.street, boleto.district, boleto.postalCode, boleto.city, boleto.uf].join(", "),
      })),
      data: day(charge.serviceDate),
    })),
    mensalidades: plans.map(({ arena, description, amountInCents, dueDay, startsOn, endsOn }) => ({
      arena: arena.name,
      descricao: description,
      valorEmCentavos: amountInCents,
      diaDoVencimento: dueDay,
      comecaEm: day(startsOn),
      terminaEm: day(endsOn),
    })),
    quemLeuSeusDados: readings.map(({ reader, day: on }) => ({ nome: reader.name, dia: day(on) })),
  };
}
