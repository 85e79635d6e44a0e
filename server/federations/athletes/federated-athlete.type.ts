import { resolveCursorConnection } from "@pothos/plugin-relay";
import { athletesOf } from "../../athletes/athlete.loader";
import { AthleteLevelType, AthleteType } from "../../athletes/athlete.type";
import { builder } from "../../platform/graphql/builder";
import {
  assertPage,
  atMost,
  cursorOfName,
  maxPageSize,
  nameOfCursor,
  totalCountOptions,
  usualPage,
} from "../../platform/graphql/connection";
import { encodeGlobalId } from "../../platform/graphql/nodes";
import { whenKnown } from "../../platform/when-known";
import { ArenaInBriefType } from "../affiliation/affiliation.type";
import { canSeeFederation } from "../federation.access";
import { FederationType } from "../federation.type";
import {
  affiliatedArenasOf,
  federatedAthleteCount,
  federatedAthleteFilter,
  federatedAthletesPage,
  type FederatedAthlete,
  type FederatedAthleteFilter,
} from "./federated-athletes.loader";

/** Upper limits for the lists, above what any athlete has. */
const mostClubs = 50;
const mostArenas = 500;

export const FederatedAthleteType = builder.objectRef<FederatedAthlete>("FederatedAthlete").implement({
  description:
    "An athlete who attends an affiliated arena, as the federation sees them (atleta federado). For the federation's members and admins.",
  authScopes: ({ federationId }, ctx) => canSeeFederation(federationId, ctx.viewer),
  fields: (t) => ({
    id: t.id({
      description: "ID, of this row, opaque; only to tell rows apart.",
      resolve: ({ federationId, athleteId }) =>
        encodeGlobalId("FederatedAthlete", `${federationId} ${athleteId}`),
    }),
    athlete: t.field({
      type: AthleteType,
      description: "Athlete, with the publicly visible fields (atleta).",
      resolve: ({ athleteId }, _args, ctx) => athletesOf(ctx).load(athleteId),
    }),
    arenas: t.field({
      type: [ArenaInBriefType],
      description: "The affiliated arenas they attend, by name (clubes).",
      extensions: atMost(mostClubs, 2),
      resolve: ({ arenas }) => arenas.slice(0, mostClubs),
    }),
  }),
});

builder.prismaObjectFields(FederationType, (t) => ({
  affiliatedArenas: t.field({
    type: [ArenaInBriefType],
    description: "Affiliated arenas, those of now, by name (arenas filiadas).",
    extensions: atMost(mostArenas, 20),
    resolve: ({ id }, _args, ctx) =>
      whenKnown(affiliatedArenasOf(ctx).load(id), (arenas) => arenas.slice(0, mostArenas)),
  }),
  athlete: t.field({
    type: FederatedAthleteType,
    nullable: true,
    description: "Athlete, by id; null for an athlete who attends no affiliated arena (atleta federado).",
    args: { key: t.arg({ type: "UUID", required: true, description: "Key, of the athlete (chave)." }) },
    resolve: async (federation, { key: athleteId }, ctx) => {
      const filter = { ...federatedAthleteFilter(ctx, federation, {}), athleteId };
      const one = { after: null, before: null, limit: 1, inverted: false };
      const [athlete] = await federatedAthletesPage(ctx, federation, filter, one);
      return athlete ?? null;
    },
  }),
}));

builder.prismaObjectField(FederationType, "athletes", (t) =>
  t.connection(
    {
      type: FederatedAthleteType,
      description: "Active athletes of affiliated arenas, each once, by name (atletas federados).",
      args: {
        search: t.arg.string({
          description: "Words of the name; does not find athletes who are shown by initials (busca).",
        }),
        level: t.arg({ type: AthleteLevelType, description: "Level; null for all (nível)." }),
        arena: t.arg.string({ description: "The key of an affiliated arena; null for all (clube)." }),
      },
      resolve: async (federation, { search, level, arena, ...args }, ctx) => {
        assertPage(args);
        const filter = federatedAthleteFilter(ctx, federation, { search, level, arena });
        const page = await resolveCursorConnection<Promise<FederatedAthlete[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOfName },
          ({ after, before, limit, inverted }) =>
            federatedAthletesPage(ctx, federation, filter, {
              after: nameOfCursor(after),
              before: nameOfCursor(before),
              limit,
              inverted,
            }),
        );
        return { ...page, filter };
      },
    },
    {
      name: "FederationAthletesConnection",
      description: "A page of federation athletes (atletas federados).",
      authScopes: { signedIn: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: (list, _args, ctx) => canSeeFederation(filterOf(list).federationId, ctx.viewer),
          resolve: (list, _args, ctx) => federatedAthleteCount(ctx.db, filterOf(list)),
        }),
      }),
    },
    {
      name: "FederationAthletesEdge",
      description: "Edge of federation athletes (atleta federado na lista).",
      authScopes: { signedIn: true },
    },
  ),
);

const filterOf = (list: object): FederatedAthleteFilter =>
  (list as { filter: FederatedAthleteFilter }).filter;
