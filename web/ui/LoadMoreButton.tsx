import { PendingButton } from "./form/PendingButton";
import { toast, type ToastText } from "./toaster";

/** What `usePaginationFragment` answers of the rest of a list. */
export interface MoreRows {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

interface LoadMoreButtonProps {
  more: MoreRows;
  pageSize: number;
  failure: ToastText;
}

/** Below a list, as long as there is more of it. */
export function LoadMoreButton({
  more: { hasNext, isLoadingNext, loadNext },
  pageSize,
  failure,
}: LoadMoreButtonProps) {
  if (!hasNext) return null;
  const loadMore = () => loadNext(pageSize, { onComplete: (error) => error && toast.error(failure) });
  return (
    <PendingButton variant="outline" alignSelf="center" onClick={loadMore} pending={isLoadingNext}>
      {isLoadingNext ? "Carregando…" : "Carregar mais"}
    </PendingButton>
  );
}
