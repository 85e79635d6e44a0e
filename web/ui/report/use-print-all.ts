import { useEffect, useState } from "react";
import type { MoreRows } from "../LoadMoreButton";
import { toast } from "../toaster";

const pageSize = 100;

/** Prints a page whose list goes to paper in full: what is not on the screen yet comes first. */
export function usePrintAll({ hasNext, isLoadingNext, loadNext }: MoreRows): {
  preparing: boolean;
  print: () => void;
} {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || isLoadingNext) return undefined;
    if (hasNext) {
      loadNext(pageSize, {
        onComplete: (error) => {
          if (!error) return;
          setWanted(false);
          toast.error({ title: "Não foi possível preparar a impressão", description: "Tente novamente." });
        },
      });
      return undefined;
    }
    // Its rows have to stand there before the browser looks at the page.
    const ready = setTimeout(() => {
      setWanted(false);
      window.print();
    });
    return () => clearTimeout(ready);
  }, [wanted, hasNext, isLoadingNext, loadNext]);
  return { preparing: wanted, print: () => setWanted(true) };
}
