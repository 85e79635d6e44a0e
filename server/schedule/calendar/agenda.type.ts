import { isThatAthlete } from "../../athletes/athlete.access";
import { AthleteType } from "../../athletes/athlete.type";
import type { ActionContext } from "../../platform/context";
import { builder, labelled } from "../../platform/graphql/builder";
import { atMost } from "../../platform/graphql/connection";
import { dayToDatabase } from "../../platform/time/calendar-day.rules";
import { whenKnown } from "../../platform/when-known";
import { canSeeTournament } from "../../tournaments/tournament.access";
import { agendaOfMonth, nextInAgenda, type AgendaEvent } from "./own-calendar.loader";
import { agendaKindLabel, agendaKinds, mostInMonth, mostNext } from "./agenda.rules";
import { estimateOf, nextUpOf, type NextUp } from "./next-up.loader";

const AgendaKindType = builder.enumType("AgendaKind", {
  description: "Agenda kind (tipo de compromisso).",
  values: labelled(agendaKinds, (kind) => agendaKindLabel[kind]),
});

const AgendaEventType = builder.objectRef<AgendaEvent>("AgendaEvent").implement({
  description: "Something an athlete has to be at, or a tournament they play in (compromisso).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("key", { description: "Always the same of the same thing (chave)." }),
    kind: t.expose("kind", { type: AgendaKindType, description: "Kind (tipo)." }),
    title: t.exposeString("title", { description: "Who plays, what is taught, what is rented (título)." }),
    detail: t.exposeString("detail", { description: "Detail, of which tournament, with whom (detalhe)." }),
    place: t.exposeString("place", {
      nullable: true,
      description: "Place; null where none is said (local).",
    }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      nullable: true,
      description: "Starts at, UTC; null of what takes whole days (início).",
    }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      nullable: true,
      description: "Ends at, UTC; null of what takes whole days (fim).",
    }),
    timeZone: t.exposeString("timeZone", { description: "The clocks of the place (fuso horário)." }),
    firstDay: t.field({
      type: "Date",
      description: "First day, by those clocks (primeiro dia).",
      resolve: ({ firstDay }) => dayToDatabase(firstDay),
    }),
    lastDay: t.field({
      type: "Date",
      description: "Last day, by those clocks (último dia).",
      resolve: ({ lastDay }) => dayToDatabase(lastDay),
    }),
    isCancelled: t.boolean({
      description: "Whether it fell out, or was given up (cancelado).",
      resolve: ({ state }) => state === "CANCELLED",
    }),
    path: t.string({
      nullable: true,
      description: "The path of the page it is about; null when one may not open it (página).",
      resolve: pathFor,
    }),
  }),
});

const NextUpType = builder.objectRef<NextUp>("NextUp").implement({
  description:
    "The next match or class of an athlete, as the ticket on their own page shows it (próximo compromisso).",
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose("kind", { type: AgendaKindType, description: "MATCH or CLASS (tipo)." }),
    title: t.exposeString("title", { description: "The tournament's name, or what is taught (título)." }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "The match's number and category, or what a class still waits for (detalhe).",
    }),
    startsAt: t.expose("startsAt", {
      type: "DateTime",
      nullable: true,
      description: "The planned start in UTC; null for a match that was called without a time (início).",
    }),
    endsAt: t.expose("endsAt", {
      type: "DateTime",
      nullable: true,
      description: "The planned end in UTC (fim).",
    }),
    estimatedAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When a match that runs late will probably begin, in UTC; null while it keeps to its time (previsto).",
      resolve: (nextUp, _args, ctx) => estimateOf(nextUp, ctx),
    }),
    timeZone: t.exposeString("timeZone", { description: "The IANA time zone of the place (fuso horário)." }),
    court: t.exposeString("court", { nullable: true, description: "The court, if one is set (quadra)." }),
    place: t.exposeString("place", { nullable: true, description: "The arena or venue (local)." }),
    people: t.exposeString("people", {
      description:
        "Partner and opponents in words, or where these come from in the draw; of a class the teacher. Minors by their initials (com quem).",
    }),
    isCalled: t.exposeBoolean("isCalled", {
      description: "Whether the match was called to its court or is being played (chamado).",
    }),
    path: t.string({
      nullable: true,
      description: "The path of the event's page; null when the viewer may not open it (página).",
      resolve: pathFor,
    }),
  }),
});

function pathFor(
  { path, tournamentId }: { path: string; tournamentId: string | null },
  _args: object,
  ctx: ActionContext,
) {
  return tournamentId === null
    ? path
    : whenKnown(canSeeTournament(tournamentId, ctx), (may) => (may ? path : null));
}

const ownOnly = {
  nullable: true as const,
  authScopes: ({ id }: { id: string }, _args: object, ctx: ActionContext) => isThatAthlete(id, ctx),
  unauthorizedResolver: () => null,
};
const kindsOfEvents = agendaKinds.length;

builder.prismaObjectField(AthleteType, "agenda", (t) =>
  t.field({
    type: [AgendaEventType],
    ...ownOnly,
    description: `Matches, tournaments, classes and rentals, also those that fell out, the first one first; at most ${mostInMonth} of a kind; null of anybody else (agenda do mês).`,
    extensions: atMost(kindsOfEvents * mostInMonth, mostInMonth / 2),
    args: { month: t.arg({ type: "Date", required: true, description: "Any of its days (mês)." }) },
    resolve: ({ id }, { month }, { db, now }) => agendaOfMonth(db, id, month, now),
  }),
);

builder.prismaObjectField(AthleteType, "nextInAgenda", (t) =>
  t.field({
    type: [AgendaEventType],
    ...ownOnly,
    description: `The next ${mostNext} of all that stands; null of anybody else (próximos compromissos).`,
    extensions: atMost(mostNext),
    resolve: ({ id }, _args, { db, now }) => nextInAgenda(db, id, now),
  }),
);

builder.prismaObjectField(AthleteType, "nextUp", (t) =>
  t.field({
    type: NextUpType,
    ...ownOnly,
    description:
      "The athlete's next match or class, also a match that runs late or is being played; null without one, and for anybody else (próximo compromisso).",
    resolve: ({ id }, _args, ctx) => nextUpOf(ctx, id),
  }),
);
