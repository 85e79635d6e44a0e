/** The whole API: every domain's types and doors, registered with the one builder. */
import "./platform/graphql/scalars";
import "./platform/graphql/user-errors";
import "./identity/identity.type";
import "./identity/identity.query";
import "./identity/identity.mutation";
import "./arenas/arena.type";
import "./arenas/viewer-arena.query";
import "./arenas/arena.mutation";
import "./athletes/athlete.type";
import "./athletes/athlete.query";
import "./tournaments/tournament.type";
import "./tournaments/tournament.query";
import "./tournaments/arena-tournaments.query";
import "./tournaments/arena-athletes.query";
import "./tournaments/tournament.mutation";
import "./tournaments/tournament.subscription";
import "./tournaments/enrolments/enrolment.mutation";
import "./tournaments/enrolments/athlete-enrolments.query";
import "./tournaments/matches/match.mutation";
import "./rankings/ranking.type";
import "./rankings/athlete-ranking-positions.query";
import "./federations/federation.type";
import "./federations/viewer-federation.query";
import "./administration/platform-summary.query";
import { builder } from "./platform/graphql/builder";

export const schema = builder.toSchema();
