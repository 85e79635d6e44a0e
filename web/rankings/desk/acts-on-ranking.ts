import { Archive, ArchiveRestore, Pencil } from "lucide-react";
import type { MenuAction } from "../../ui/OpenMenu";
import type { ReadRanking } from "./read-ranking";

/** Whose rankings they are, by its global id. */
export type RankingOwner = { readonly federationId: string } | { readonly arenaId: string };

/** What is done with a ranking as a whole: made, changed, or stopped and taken up again. */
export type ActingOnRanking =
  | { readonly act: "save"; readonly of: ReadRanking | RankingOwner }
  | { readonly act: "stop"; readonly of: ReadRanking };

/** What a menu offers. */
export const actsOnRanking = (of: ReadRanking, act: (acting: ActingOnRanking) => void): MenuAction[] => [
  { label: "Editar", icon: Pencil, onSelect: () => act({ act: "save", of }) },
  {
    ...(of.active
      ? { label: "Encerrar", icon: Archive, dangerous: true }
      : { label: "Reabrir", icon: ArchiveRestore }),
    onSelect: () => act({ act: "stop", of }),
  },
];
