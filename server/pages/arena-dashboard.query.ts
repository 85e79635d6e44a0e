import { workplaceOf } from "../arenas/arena.access";
import { ViewerType } from "../identity/identity.type";
import { builder } from "../platform/graphql/builder";
import { argumentsAsked } from "../platform/limits/asked-fields";
import { maxPageSize } from "../platform/graphql/connection";
import { loadArenaDashboard } from "./arena-dashboard.loader";

builder.objectField(ViewerType, "arena", (t) =>
  t.prismaField({
    type: "Arena",
    nullable: true,
    description:
      "The one asked for, if this person owns it or teaches there; without a key the first they own, else teach at (arena). Null for any other.",
    args: { key: t.arg({ type: "UUID", description: "Key, of the arena; null for the first (chave)." }) },
    resolve: (_query, _viewer, { key }, ctx, info) => {
      const id = workplaceOf(ctx, key);
      if (id === null) return null;
      return loadArenaDashboard(ctx, id, {
        first: firstPage(argumentsAsked(info, "tournaments")),
        weekly: argumentsAsked(info, "weeklyClasses") !== null,
      });
    },
  }),
);

/** How many of the newest are asked for; null for any other list, and for a size that the list itself refuses. */
function firstPage(args: Record<string, unknown> | null): number | null {
  if (args === null) return null;
  const { first, ...others } = args;
  const plain = Object.values(others).every((value) => value === null || value === undefined);
  return plain && typeof first === "number" && first >= 1 && first <= maxPageSize ? first : null;
}
