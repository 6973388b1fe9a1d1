/** Who waits for the end of a message, and what ended before anybody asked. */
export class Heard {
  private readonly waiting = new Map<string, () => void>();
  private readonly early = new Set<string>();

  /** @throws Error after ten seconds: a message that is lost must not look like a slow one */
  of(id: string): Promise<void> {
    if (this.early.delete(id)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Error(`nothing was heard of ${id} for ten seconds`));
      }, 10_000);
      this.waiting.set(id, () => {
        clearTimeout(late);
        resolve();
      });
    });
  }

  tell(id: string): void {
    const wake = this.waiting.get(id);
    if (!wake) {
      this.early.add(id);
      return;
    }
    this.waiting.delete(id);
    wake();
  }
}
