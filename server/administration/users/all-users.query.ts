import { resolveCursorConnection } from "@pothos/plugin-relay";
import type { User } from "../../../prisma/generated/client/client";
import { RoleType, UserType } from "../../identity/identity.type";
import { builder } from "../../platform/graphql/builder";
import { assertPage, maxPageSize, totalCountOptions } from "../../platform/graphql/connection";
import { badInput } from "../../platform/graphql/errors";
import { usualPage } from "../../platform/graphql/list-size";
import { isUuid } from "../../platform/uuid.rules";
import { userCount, usersPage, type UserFilter, type UserPlace } from "./all-users.loader";

const cursorOf = ({ id, name }: UserPlace): string => Buffer.from(`${id} ${name}`).toString("base64url");

function placeOf(cursor: string | undefined): UserPlace | null {
  if (cursor === undefined) return null;
  const [, id = "", name = ""] = /^(\S*) (.*)$/su.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!isUuid(id) || name.includes("\0")) throw badInput("Cursor inválido.");
  return { id, name };
}

builder.queryField("allUsers", (t) =>
  t.connection(
    {
      type: UserType,
      description: "All accounts there are, by name (usuários). For admins.",
      authScopes: { admin: true },
      args: {
        search: t.arg.string({
          description: "Words of the name, the e-mail or an arena of theirs (busca).",
        }),
        role: t.arg({
          type: RoleType,
          description: "Who has it, whatever it comes from; null for all (role).",
        }),
      },
      resolve: async (_root, { search, role, ...args }, { db }) => {
        assertPage(args);
        const filter = { search, role };
        const page = await resolveCursorConnection<Promise<User[]>>(
          { args, defaultSize: usualPage, maxSize: maxPageSize, toCursor: cursorOf },
          ({ after, before, limit, inverted }) =>
            usersPage(db, filter, { after: placeOf(after), before: placeOf(before), limit, inverted }),
        );
        return { ...page, filter };
      },
    },
    {
      name: "AllUsersConnection",
      description: "A page of all users (usuários).",
      authScopes: { admin: true },
      fields: (connection) => ({
        totalCount: connection.int({
          ...totalCountOptions,
          authScopes: { admin: true },
          resolve: (list, _args, ctx) =>
            userCount(ctx.db, (list as unknown as { filter: UserFilter }).filter),
        }),
      }),
    },
    {
      name: "AllUsersEdge",
      description: "Edge of all users (usuário na lista).",
      authScopes: { admin: true },
    },
  ),
);
