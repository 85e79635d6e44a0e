import { useEffect, useState, type ComponentType } from "react";
import { missingCodeText } from "./missing-code";
import { toast } from "./toaster";

interface Opens {
  open: boolean;
  onClose?: () => void;
}

/**
 * A dialog whose code comes when it opens for the first time; it stays from then on, and closes in its own time.
 * @param load imports it: `async () => (await import("./SetupDialog")).SetupDialog`.
 * @returns the dialog; its `preload` brings the code before anybody opens it.
 */
export function lazyDialog<Props extends Opens>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const preload = async () => (known = await load());

  function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const [Loaded, setLoaded] = useState(() => known);

    useEffect(() => {
      if (!open || Loaded) return;
      let awaited = true;
      preload().then(
        (loaded) => {
          if (awaited) setLoaded(() => loaded);
        },
        async () => {
          const text = await missingCodeText();
          if (!awaited) return;
          toast.error(text);
          onClose?.();
        },
      );
      return () => {
        awaited = false;
      };
    }, [open, Loaded, onClose]);

    return Loaded ? <Loaded {...props} /> : null;
  }

  return Object.assign(LazyDialog, { preload });
}
