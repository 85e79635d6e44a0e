import { lazyDialog } from "../../ui/lazy-dialog";
import { useActing } from "../../ui/use-acting";
import type { OwnCertification } from "./read-certification";

const CertificationDialog = lazyDialog(
  async () => (await import("./CertificationDialog")).CertificationDialog,
);
const RemoveCertificationDialog = lazyDialog(
  async () => (await import("./RemoveCertificationDialog")).RemoveCertificationDialog,
);

export type ActingOnCertification =
  | { act: "write"; certification: OwnCertification | null }
  | { act: "remove"; certification: OwnCertification };

interface CertificationDialogsProps {
  /** Null for none. */
  acting: ActingOnCertification | null;
  onClose: () => void;
}

/** The dialogs of a teacher's certificates: one at a time. */
export function CertificationDialogs({ acting, onClose }: CertificationDialogsProps) {
  const shown = useActing(acting);
  if (shown === null) return null;
  const { acting: it, open, opening } = shown;
  const props = { open, onClose };
  return it.act === "write" ? (
    <CertificationDialog key={opening} certification={it.certification} {...props} />
  ) : (
    <RemoveCertificationDialog key={opening} certification={it.certification} {...props} />
  );
}
