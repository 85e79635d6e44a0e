import type { ButtonProps } from "@chakra-ui/react/button";
import { useState, type ComponentType, type ReactElement } from "react";
import type { MenuAction, OpenMenuProps } from "./OpenMenu";
import { missingCodeText } from "./missing-code";
import { toast } from "./toaster";

interface LazyMenuProps {
  /** What opens it; spreads what it is given. */
  button: (props: ButtonProps) => ReactElement;
  actions: readonly MenuAction[];
}

/** A menu whose code comes with the first press, and is open then: menus are much code, and most never open. */
export function LazyMenu({ button, actions }: LazyMenuProps) {
  const [Loaded, setLoaded] = useState<ComponentType<OpenMenuProps> | null>(null);
  const [loading, setLoading] = useState(false);
  if (Loaded) return <Loaded trigger={button({})} actions={actions} />;

  const load = async () => {
    if (loading) return;
    setLoading(true);
    try {
      const loaded = await import("./OpenMenu");
      setLoaded(() => loaded.OpenMenu);
    } catch {
      toast.error(await missingCodeText());
    } finally {
      setLoading(false);
    }
  };
  return button({
    "aria-haspopup": "menu",
    "aria-expanded": "false",
    "aria-busy": loading || undefined,
    onClick: () => void load(),
  });
}
