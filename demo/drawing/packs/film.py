"""
How a bag of film lies when it is filled: two sheets that do not stretch, joined all round, are pushed apart until they meet
what is in the bag. They have to buckle at their seams, which gives the creases. Points are moved by turns to keep their
distances (position based dynamics); the numbers come out the same each time.
"""
import numpy as np


class Bag:
    def __init__(self, w, h, band, nx, nz, depth, seed, lumps=0.0, low_heavy=0.25):
        self.nx, self.nz = nx, nz
        self.low, self.high = round(nz * band / h), round(nz * (1 - band / h))
        chance = np.random.RandomState(seed)
        u, v = np.meshgrid(np.linspace(0, 1, nx + 1), np.linspace(0, 1, nz + 1))
        self.step = (w / nx, h / nz)
        flat = np.stack([(u - 0.5) * w, np.zeros_like(u), v * h], -1)
        noise = sum(a * np.sin(2 * np.pi * (k * u + m * v) + p) for a, k, m, p in zip(
            chance.uniform(0.2, 1, 14), chance.uniform(-4, 4, 14), chance.uniform(-6, 6, 14), chance.uniform(0, 6, 14)))
        self.sheets = []
        for side in (-1, 1):
            sheet = flat.copy()
            sheet[..., 1] = side * 0.015 + 0.03 * noise * chance.uniform(0.6, 1.2)
            self.sheets.append(sheet)
        # How deep what is in the bag lies: more below the middle, lumps where there are pieces.
        t = (v * nz - self.low) / (self.high - self.low)
        full = (1.12 - 0.55 * (2 * u - 1) ** 2 - 0.5 * (2 * np.clip(t, 0, 1) - 0.85) ** 2)
        self.room = []
        for side in range(2):
            rough = sum(np.sin(2 * np.pi * (k * u + m * v) + p) for k, m, p in zip(
                chance.uniform(-13, 13, 24), chance.uniform(-15, 15, 24), chance.uniform(0, 6, 24))) / 24 ** 0.5
            self.room.append(depth / 2 * full + lumps * rough * full + 0.01)
        self.join()

    def join(self):
        a, b = self.sheets
        a[: self.low + 1] = b[: self.low + 1] = (a[: self.low + 1] + b[: self.low + 1]) / 2
        a[self.high:] = b[self.high:] = (a[self.high:] + b[self.high:]) / 2
        for i in (0, -1):
            a[:, i] = b[:, i] = (a[:, i] + b[:, i]) / 2

    def keep(self, sheet, dj, di, stiff, rest, slack=1.0):
        """Keeps the distance from each point to the one `dj` rows and `di` columns on; `slack`: how hard it resists being pressed."""
        n, m = sheet.shape[:2]
        spans = 2 * max(dj, abs(di))
        for start in range(2):
            # Points by turns, so that no pair shares a point with another.
            along_rows = dj > 0
            count = n if along_rows else m
            reach = dj if along_rows else di
            first = np.array([k for k in range(count - reach) if (k // reach) % 2 == start])
            if along_rows:
                left, right = (0, m - di) if di >= 0 else (-di, m)
                p, q = (np.s_[first, left:right], np.s_[first + dj, left + di:right + di])
            else:
                p, q = (np.s_[:, first], np.s_[:, first + di])
            gap = sheet[q] - sheet[p]
            long = np.sqrt((gap ** 2).sum(-1, keepdims=True)) + 1e-9
            off = (long - rest) / long
            move = np.where(off > 0, stiff, stiff * slack) * 0.5 * off * gap
            sheet[p] += move
            sheet[q] -= move

    def normals(self, sheet, side):
        gu, gv = np.gradient(sheet, axis=1), np.gradient(sheet, axis=0)
        n = np.cross(gu, gv) * -side
        return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-9)

    def fill(self, rounds, push=0.0012, damp=0.9):
        a, b = self.step
        diagonal = (a * a + b * b) ** 0.5
        speed = [np.zeros_like(s) for s in self.sheets]
        inside = np.zeros(self.sheets[0].shape[:2] + (1,))
        inside[self.low + 1:self.high, 1:-1] = 1
        for n in range(rounds):
            calm = 1.0 if n < rounds * 0.8 else 0.25
            for k, (side, sheet) in enumerate(zip((-1, 1), self.sheets)):
                before = sheet.copy()
                sheet += speed[k] * damp + inside * self.normals(sheet, side) * push * calm
                for _ in range(8):
                    self.keep(sheet, 0, 1, 1.0, a)
                    self.keep(sheet, 1, 0, 1.0, b)
                self.keep(sheet, 1, 1, 0.3, diagonal, 1.0)
                self.keep(sheet, 1, -1, 0.3, diagonal, 1.0)
                for reach, stiff in ((2, 0.5), (5, 0.35)):
                    self.keep(sheet, 0, reach, stiff, reach * a)
                    self.keep(sheet, reach, 0, stiff, reach * b)
                # The welds are stiff and stay straight, so the sides, which are too long then, buckle.
                for part in (sheet[: self.low + 1], sheet[self.high:]):
                    part[..., 1] += 0.05 * (part[..., 1].mean() - part[..., 1])
                    part[..., 2] += 0.5 * (part[..., 2].mean(1, keepdims=True) - part[..., 2])
                over = side * sheet[..., 1] - self.room[k]
                sheet[..., 1] -= side * np.maximum(over, 0) * 0.6
                speed[k] = np.clip(sheet - before, -0.02, 0.02)
            self.join()
        return self
