/** The whole API: every domain's types and doors, registered with the one builder. */
import "./platform/graphql/scalars";
import "./platform/graphql/user-errors";
import "./identity/identity.type";
import "./identity/identity.query";
import "./identity/identity.mutation";
import { builder } from "./platform/graphql/builder";

export const schema = builder.toSchema();
