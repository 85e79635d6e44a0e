import { Megaphone } from "lucide-react";
import { areaAccess, page, type PageDeclaration } from "../shell/page";
import type { AnnouncementsPageQuery } from "../__generated__/AnnouncementsPageQuery.graphql";
import { federationVariables, ownArenaVariables } from "../identity/public/workplace-choice";

export const announcementsPages: PageDeclaration[] = [
  page<AnnouncementsPageQuery>({
    path: "/arena-announcements",
    access: areaAccess.arena,
    menu: { arena: { at: 100, label: "Comunicados", icon: Megaphone } },
    query: () => import("../__generated__/AnnouncementsPageQuery.graphql"),
    variables: () => ({ sender: "ARENA" as const, key: ownArenaVariables().arena }),
    component: async () => (await import("./AnnouncementsPage")).ArenaAnnouncementsPage,
  }),
  page<AnnouncementsPageQuery>({
    path: "/federation/announcements",
    access: areaAccess.federation,
    menu: { federation: { at: 90, label: "Comunicados", icon: Megaphone } },
    query: () => import("../__generated__/AnnouncementsPageQuery.graphql"),
    variables: () => ({ sender: "FEDERATION" as const, key: federationVariables().federation }),
    component: async () => (await import("./AnnouncementsPage")).FederationAnnouncementsPage,
  }),
];
