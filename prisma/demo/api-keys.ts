import { createHash } from "node:crypto";
import type { Prisma } from "../generated/client/client";
import { federationIds } from "./arenas";
import type { DemoCalendar } from "./calendar";
import { demoId } from "./keys";
import { people } from "./people";

/** Hashes without known keys: the rows fill the list of keys, and grant no access. */
const hashOfNothing = (key: string) => new Uint8Array(createHash("sha512-256").update(key).digest());

export const apiKeyRows = (calendar: DemoCalendar): Prisma.ApiKeyCreateManyInput[] => [
  {
    id: demoId("api-key:site"),
    name: "Site da federação",
    kind: "PARTNER",
    scopes: ["RANKINGS_READ", "RESULTS_READ"],
    federationId: federationIds.active,
    createdById: people.federationManager.id,
    hash: hashOfNothing("site"),
    ending: "k7Qd",
    createdAt: calendar.at(-120, "10:30"),
    lastUsedAt: calendar.past(-1, "21:00"),
  },
  {
    id: demoId("api-key:telao"),
    name: "Telão do campeonato de verão",
    kind: "PARTNER",
    scopes: ["RESULTS_READ"],
    federationId: federationIds.active,
    createdById: people.federationManager.id,
    hash: hashOfNothing("telao"),
    ending: "x_3M",
    createdAt: calendar.at(-300, "16:00"),
    lastUsedAt: calendar.at(-280, "19:00"),
    revokedAt: calendar.at(-279, "09:00"),
  },
  {
    id: demoId("api-key:estudo"),
    name: "Estudo de desempenho",
    kind: "ANALYST",
    scopes: ["RANKINGS_READ"],
    createdById: people.admin.id,
    hash: hashOfNothing("estudo"),
    ending: "9aZt",
    createdAt: calendar.at(-40, "11:15"),
    expiresAt: calendar.at(140, "23:59"),
  },
];
