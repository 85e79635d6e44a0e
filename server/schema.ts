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
import "./tournaments/tournament.type";
import "./tournaments/tournament.query";
import "./tournaments/arena-tournaments.query";
import "./tournaments/arena-athletes.query";
import "./tournaments/tournament.mutation";
import "./tournaments/tournament.subscription";
import "./tournaments/enrolments/enrolment.mutation";
import "./tournaments/enrolments/guest.mutation";
import "./tournaments/matches/match.mutation";
import { builder } from "./platform/graphql/builder";
import { readAnewAfterMutations } from "./platform/graphql/read-anew";

export const schema = readAnewAfterMutations(builder.toSchema());
