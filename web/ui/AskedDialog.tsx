import { Suspense, useState, type ReactNode } from "react";
import { Catch } from "./Catch";
import { newKey } from "./new-key";
import { toast } from "./toaster";

interface AskedDialogProps {
  onClose: () => void;
  /** The dialog. Its query takes the fetch key: Relay remembers a failure, and another opening is to ask again. */
  children: (fetchKey: string) => ReactNode;
}

/**
 * A dialog that loads what it shows before it opens. If that fails, a toast says so and the page stays as it is. Mount a
 * new instance each time it opens.
 */
export function AskedDialog({ onClose, children }: AskedDialogProps) {
  const [fetchKey] = useState(newKey);
  const fail = () => {
    toast.error({
      title: "Não foi possível abrir",
      description: "Verifique sua conexão e tente novamente.",
    });
    onClose();
  };
  return (
    <Catch onError={fail}>
      <Suspense>{children(fetchKey)}</Suspense>
    </Catch>
  );
}
