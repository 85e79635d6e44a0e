import { lazyDialog } from "../../ui/lazy-code";
import { useActing } from "../../ui/dialog-state";
import type { ArenaTeacherOfList } from "./arena-teacher-columns";
import type { KnownTeacher } from "./known-teacher";

const InviteTeacherDialog = lazyDialog(
  async () => (await import("./TeacherStandingDialogs")).InviteTeacherDialog,
);
const TeachingDialog = lazyDialog(async () => (await import("./TeacherStandingDialogs")).TeachingDialog);
const UpdateTeacherDialog = lazyDialog(
  async () => (await import("./UpdateTeacherDialog")).UpdateTeacherDialog,
);

type Named = Pick<ArenaTeacherOfList, "id" | "name" | "active" | "hasAccount" | "email">;

/** What is done with one of the arena's teachers. */
export type ActingOnTeacher =
  | { act: "standing" | "invite"; teacher: Named }
  | { act: "update"; teacher: KnownTeacher };

interface ArenaTeacherDialogsProps {
  /** What is being done, and to whom; null for nothing. */
  acting: ActingOnTeacher | null;
  /** Done, or given up. */
  onClose: () => void;
}

/** The dialogs of the list and of what is open beside it. */
export function ArenaTeacherDialogs({ acting, onClose }: ArenaTeacherDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: it, open, opening } = shown;
  const props = { open, onClose };
  switch (it.act) {
    case "update":
      return <UpdateTeacherDialog key={opening} teacher={it.teacher} {...props} />;
    case "invite":
      return <InviteTeacherDialog key={opening} teacher={it.teacher} {...props} />;
    case "standing":
      return <TeachingDialog key={opening} teacher={it.teacher} {...props} />;
  }
}
